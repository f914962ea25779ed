import * as z from 'zod/mini';
import { inside } from './paths.ts';
import { run } from './run.ts';

const READER = inside('backend/src/database/embedded/read-environment.ts');

const SettingsSchema = z.looseObject({
  DATA_DIR: z.string(),
  PORT: z.int(),
  HOST: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  SMTP_URL: z.optional(z.string()),
});
/** The environment of the site, of which the commands use what is named. */
export type SiteSettings = z.infer<typeof SettingsSchema>;

/** The checked environment variables with their defaults; fails with a message for each bad value. */
export async function readEnvironment(): Promise<SiteSettings> {
  const { code, stdout, output } = await run(process.execPath, [READER]);
  if (code !== 0) throw new Error(`Home Truths cannot start. ${output.trim()}`);
  return SettingsSchema.parse(JSON.parse(stdout));
}
