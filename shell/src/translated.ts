/** Whether the page's texts were replaced by a translator of the browser, which puts them into `font` elements. */
export const isTranslated = () => document.body.querySelector('font') !== null;
