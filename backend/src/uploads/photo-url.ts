const URL_PREFIX = '/uploads/';

export const photoUrlOf = (name: string) => URL_PREFIX + name;

export const fileNameOf = (url: string) => url.slice(URL_PREFIX.length);
