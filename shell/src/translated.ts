/** True if a browser's translator has put the texts into `font` elements. */
export const isTranslated = () => document.body.querySelector('font') !== null;
