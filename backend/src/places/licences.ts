const LICENCE_URLS: Record<string, string | undefined> = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

export const licenceUrl = (licence: string) => LICENCE_URLS[licence] ?? null;
