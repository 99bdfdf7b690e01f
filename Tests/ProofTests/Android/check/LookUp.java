import android.content.Context;
import android.content.res.Configuration;
import android.os.LocaleList;
import bottle.proof.ResourceTable;

/**
 * {@code LookUp package.apk string plurals quantity languages…}: prints, for each phone, its first
 * language, the string and the plural.
 */
final class LookUp {
  public static void main(String[] arguments) throws Exception {
    var table = ResourceTable.of(arguments[0]);
    int string = Integer.decode(arguments[1]);
    int plurals = Integer.decode(arguments[2]);
    int quantity = Integer.parseInt(arguments[3]);
    for (int index = 4; index < arguments.length; index += 1) {
      var settings = new Configuration();
      settings.setLocales(LocaleList.forLanguageTags(arguments[index]));
      var resources = new Context(table, settings).getResources();
      System.out.println(
          arguments[index]
              + ": "
              + resources.getConfiguration().getLocales().get(0).toLanguageTag()
              + " "
              + resources.getString(string)
              + " "
              + resources.getQuantityString(plurals, quantity, quantity));
    }
  }
}
