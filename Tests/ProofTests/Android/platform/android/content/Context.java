package android.content;

import android.content.res.Configuration;
import android.content.res.Resources;
import bottle.proof.ResourceTable;

/** As much of Android's class as the words need, over a table that aapt2 compiled. */
public class Context {
  private final Resources resources;

  /** A context of a phone with these settings. */
  public Context(ResourceTable table, Configuration configuration) {
    resources = new Resources(table, configuration);
  }

  public Resources getResources() {
    return resources;
  }

  public Context getApplicationContext() {
    return this;
  }

  public Context createConfigurationContext(Configuration overrides) {
    return new Context(resources.table, overrides);
  }

  public final String getString(int id) {
    return resources.getString(id);
  }

  public final String getString(int id, Object... arguments) {
    return resources.getString(id, arguments);
  }

  public final CharSequence getText(int id) {
    return resources.getText(id);
  }
}
