package android.content.res;

import android.icu.text.PluralRules;
import android.icu.util.ULocale;
import android.os.LocaleList;
import bottle.proof.ResourceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/**
 * Lookups as Android's class answers them: the best folder for the phone's language has the word, then
 * wider folders, then {@code values/}; quantities follow the phone's first language, and so does the
 * formatting of arguments.
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
  private final List<String> folders;

  /** Resources for a phone with these settings. */
  public Resources(ResourceTable table, Configuration settings) {
    this.table = table;
    configuration = new Configuration(settings);
    resolve();
    folders = folders(first());
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
    for (var folder : folders) {
      var value = resource.values().get(folder);
      if (value != null) {
        return value;
      }
    }
    throw new NotFoundException(type + " " + resource.name());
  }

  /**
   * With several languages, the first that the app has any folder for comes first; with one, it stays
   * whatever it is ({@code ResourcesImpl.updateConfiguration}).
   */
  private void resolve() {
    var locales = configuration.getLocales();
    if (locales.size() < 2) {
      return;
    }
    var known = new TreeSet<String>();
    table.resources.values().forEach(resource -> known.addAll(resource.values().keySet()));
    for (int index = 0; index < locales.size(); index += 1) {
      var candidates = folders(locales.get(index));
      if (candidates.subList(0, candidates.size() - 1).stream().anyMatch(known::contains)) {
        var sorted = new ArrayList<Locale>();
        sorted.add(locales.get(index));
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

  /** The folders that can serve a language, best first; scripts decide before regions do. */
  private static List<String> folders(Locale locale) {
    var full = ULocale.addLikelySubtags(ULocale.forLocale(locale));
    var language =
        switch (locale.getLanguage()) { // Android's folders keep the codes of before 1989
          case "he" -> "iw";
          case "id" -> "in";
          case "yi" -> "ji";
          default -> locale.getLanguage();
        };
    var usual = ULocale.addLikelySubtags(new ULocale(language)).getScript();
    var script = full.getScript();
    var region = locale.getCountry();
    var result = new ArrayList<String>();
    if (!region.isEmpty()) {
      result.add(language + "-" + script + "-" + region);
      if (script.equals(ULocale.addLikelySubtags(new ULocale(language + "_" + region)).getScript())) {
        result.add(language + "-" + region);
      }
    }
    result.add(language + "-" + script);
    if (script.equals(usual)) {
      result.add(language);
    }
    result.add("");
    return result;
  }
}
