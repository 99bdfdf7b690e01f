package android.content.res;

import android.icu.text.PluralRules;
import android.icu.util.ULocale;
import android.os.LocaleList;
import bottle.proof.ResourceTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/**
 * Lookups as Android's class answers them since Android 7: of the folders that have the word, the
 * nearest to the phone's first language, else {@code values/}; quantities follow the phone's first
 * language, and so does the formatting of arguments.
 */
public class Resources {
  /** Thrown for a resource that is not there. */
  public static class NotFoundException extends RuntimeException {
    public NotFoundException(String message) {
      super(message);
    }
  }

  /** What aapt2 compiled. */
  public final ResourceTable table;

  private final Configuration configuration;

  /** Resources for a phone with these settings. */
  public Resources(ResourceTable table, Configuration settings) {
    this.table = table;
    configuration = new Configuration(settings);
    resolve();
  }

  public Configuration getConfiguration() {
    return configuration;
  }

  public CharSequence getText(int id) {
    return value(id, "string").text();
  }

  public String getString(int id) {
    return getText(id).toString();
  }

  public String getString(int id, Object... arguments) {
    return String.format(first(), getString(id), arguments);
  }

  public CharSequence getQuantityText(int id, int quantity) {
    var category = PluralRules.forLocale(first()).select(quantity);
    var quantities = value(id, "plurals").quantities();
    var text = quantities.getOrDefault(category, quantities.get("other"));
    if (text == null) {
      throw new NotFoundException("plurals " + id + " quantity " + quantity + " item " + category);
    }
    return text;
  }

  public String getQuantityString(int id, int quantity) {
    return getQuantityText(id, quantity).toString();
  }

  public String getQuantityString(int id, int quantity, Object... arguments) {
    return String.format(first(), getQuantityString(id, quantity), arguments);
  }

  private Locale first() {
    var locale = configuration.getLocales().get(0);
    return locale == null ? Locale.getDefault() : locale;
  }

  private ResourceTable.Resource resource(int id, String type) {
    var resource = table.resources.get(id);
    if (resource == null || !resource.type().equals(type)) {
      throw new NotFoundException(type + " 0x" + Integer.toHexString(id));
    }
    return resource;
  }

  private ResourceTable.Value value(int id, String type) {
    var resource = resource(id, type);
    var first = first();
    var folder =
        resource.values().keySet().stream()
            .filter(candidate -> candidate.isEmpty() || matches(candidate, first))
            .min(Comparator.comparingInt((String candidate) -> distance(candidate, first))
                .thenComparing(Comparator.naturalOrder()))
            .orElseThrow(() -> new NotFoundException(type + " " + resource.name()));
    return resource.values().get(folder);
  }

  /**
   * With several languages, the first that the app has any folder for comes first, and English counts
   * as there; with one, it stays whatever it is ({@code ResourcesImpl.updateConfiguration}).
   */
  private void resolve() {
    var locales = configuration.getLocales();
    if (locales.size() < 2) {
      return;
    }
    var known = new TreeSet<String>();
    table.resources.values().forEach(resource -> known.addAll(resource.values().keySet()));
    known.add("en");
    for (int index = 0; index < locales.size(); index += 1) {
      var locale = locales.get(index);
      if (known.stream().anyMatch(folder -> matches(folder, locale))) {
        var sorted = new ArrayList<Locale>(List.of(locale));
        for (int other = 0; other < locales.size(); other += 1) {
          if (other != index) {
            sorted.add(locales.get(other));
          }
        }
        configuration.setLocales(new LocaleList(sorted.toArray(Locale[]::new)));
        return;
      }
    }
  }

  /**
   * Whether a folder's language can serve a phone's: the same language in the same script, whatever
   * the region ({@code ResTable_config::match}).
   */
  private static boolean matches(String folder, Locale locale) {
    if (folder.isEmpty()) {
      return false;
    }
    var tag = folder.equals("iw") ? "he" : folder.equals("in") ? "id" : folder.equals("ji") ? "yi" : folder;
    var offered = ULocale.addLikelySubtags(ULocale.forLanguageTag(tag));
    var wanted = ULocale.addLikelySubtags(ULocale.forLocale(locale));
    return offered.getLanguage().equals(wanted.getLanguage())
        && offered.getScript().equals(wanted.getScript());
  }

  /**
   * How far a matching folder is from a phone's language: its own region, the region that its region
   * follows, no region, another region, and last the words without a language; for the United States
   * those go before another region's ({@code ResTable_config::isLocaleBetterThan}).
   */
  private static int distance(String folder, Locale locale) {
    if (folder.isEmpty()) {
      return locale.getLanguage().equals("en") && locale.getCountry().equals("US") ? 3 : 5;
    }
    var region = ULocale.forLanguageTag(folder).getCountry();
    if (region.equals(locale.getCountry())) {
      return 0;
    }
    if (region.equals(parentRegion(locale))) {
      return 1;
    }
    return region.isEmpty() ? 2 : 4;
  }

  /** CLDR's parent where it is not the language alone, for the languages that have many. */
  private static String parentRegion(Locale locale) {
    return switch (locale.getLanguage()) {
      case "en" -> locale.getCountry().equals("US") ? "" : "001";
      case "es" -> locale.getCountry().equals("ES") ? "" : "419";
      case "pt" -> locale.getCountry().equals("BR") ? "" : "PT";
      default -> "";
    };
  }
}
