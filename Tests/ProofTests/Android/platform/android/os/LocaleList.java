package android.os;

import java.util.List;
import java.util.Locale;

/** An ordered list of languages. */
public final class LocaleList {
  private static final LocaleList EMPTY = new LocaleList();

  private final List<Locale> locales;

  public LocaleList(Locale... locales) {
    this.locales = List.of(locales);
  }

  public static LocaleList getEmptyLocaleList() {
    return EMPTY;
  }

  public static LocaleList forLanguageTags(String tags) {
    return tags.isEmpty()
        ? EMPTY
        : new LocaleList(
            java.util.Arrays.stream(tags.split(","))
                .map(Locale::forLanguageTag)
                .toArray(Locale[]::new));
  }

  public static LocaleList getDefault() {
    return new LocaleList(Locale.getDefault());
  }

  public Locale get(int index) {
    return index < locales.size() ? locales.get(index) : null;
  }

  public int size() {
    return locales.size();
  }

  public boolean isEmpty() {
    return locales.isEmpty();
  }

  public String toLanguageTags() {
    return String.join(",", locales.stream().map(Locale::toLanguageTag).toList());
  }
}
