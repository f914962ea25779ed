import { listenHostOf, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { previewUrlOf, urlOf } from './host.ts';

export type SiteSettings = ReturnType<typeof readEnvironment>;

/** Returns the settings of the site; one without a database of its own gets demonstration data. */
export function readEnvironment() {
  try {
    const settings = parseVariables(SiteEnvironment, process.env);
    const host = listenHostOf(settings);
    const siteUrl = settings.PUBLIC_URL ?? urlOf(host, settings.PORT);
    return {
      ...settings,
      PREVIEW_URL: settings.PREVIEW_URL ?? previewUrlOf(siteUrl, settings.PORT),
      SEED: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
      // without a host, a command may have its own default
      ...(host && { HOST: host }),
    };
  } catch (error) {
    throw new Error(`Home Truths cannot start. ${(error as Error).message}`);
  }
}
