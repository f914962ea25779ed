import { hostOf, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';

export type SiteSettings = ReturnType<typeof readEnvironment>;

export function readEnvironment() {
  try {
    const settings = parseVariables(SiteEnvironment, process.env);
    const host = hostOf(settings);
    return {
      ...settings,
      SEED: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
      ...(host && { HOST: host }),
    };
  } catch (error) {
    throw new Error(`Home Truths cannot start. ${(error as Error).message}`);
  }
}
