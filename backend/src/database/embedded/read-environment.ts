/** Checks the environment for the start command, which runs where no package may be loaded, and prints it as JSON. */
import { hostOf, parseVariables, SiteEnvironment } from '@home-truths/contract/environment';

try {
  const settings = parseVariables(SiteEnvironment, process.env);
  const SEED = settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo');
  console.log(JSON.stringify({ ...settings, SEED, HOST: hostOf(settings) }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
