const LICENCE_URLS: Record<string, string | undefined> = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

/** Where a licence can be read; null for one that is not known. */
export const licenceUrl = (licence: string) => LICENCE_URLS[licence] ?? null;
