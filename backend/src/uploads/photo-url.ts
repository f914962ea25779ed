const URL_PREFIX = '/uploads/';

/** The URL of a photo by the name of its file. */
export const photoUrlOf = (name: string) => URL_PREFIX + name;

/** The name of the file behind a photo's URL. */
export const fileNameOf = (url: string) => url.slice(URL_PREFIX.length);
