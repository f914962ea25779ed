import { hostOf, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { previewUrlOf, urlOf } from './host.ts';

export type SiteSettings = ReturnType<typeof readEnvironment>;

export function readEnvironment() {
  try {
    const settings = parseVariables(SiteEnvironment, process.env);
    const host = hostOf(settings);
    const { PORT, PUBLIC_URL = urlOf(host, PORT) } = settings;
    return {
      ...settings,
      PREVIEW_URL: settings.PREVIEW_URL ?? previewUrlOf(PUBLIC_URL, PORT),
      SEED: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
      ...(host && { HOST: host }),
    };
  } catch (error) {
    throw new Error(`Home Truths cannot start. ${(error as Error).message}`);
  }
}
