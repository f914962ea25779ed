import { StyleSheet } from '@emotion/sheet';

/**
 * Makes Emotion write the styles that are added together into a style element of their own. It would add them to one
 * that is in use; if that has a cascade layer, as recipes do, Chromium then takes all fonts for changed and lays out the
 * whole page anew.
 *
 * @library @emotion/sheet ~1.4.0
 * @gain a part that is drawn later is laid out alone: the reviews of a property 349 of 796 objects of the page instead of
 * all, going back to a list none instead of 977
 */
export function addStyleElements() {
  const { insert } = StyleSheet.prototype;
  const openSheets = new WeakSet<StyleSheet>();
  StyleSheet.prototype.insert = function (rule) {
    if (!openSheets.has(this)) {
      openSheets.add(this);
      queueMicrotask(() => openSheets.delete(this));
      // the next rule begins an element
      this.ctr = 0;
    }
    insert.call(this, rule);
  };
}
