package android.content.res;

import android.os.LocaleList;
import java.util.Locale;

/** The languages of a phone, first choice first. */
public final class Configuration {
  private LocaleList locales = LocaleList.getEmptyLocaleList();

  public Configuration() {}

  public Configuration(Configuration other) {
    locales = other.locales;
  }

  public LocaleList getLocales() {
    return locales;
  }

  public void setLocales(LocaleList locales) {
    this.locales = locales;
  }

  public void setLocale(Locale locale) {
    locales = locale == null ? LocaleList.getEmptyLocaleList() : new LocaleList(locale);
  }
}
