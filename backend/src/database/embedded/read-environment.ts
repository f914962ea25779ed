/** Checks the environment for the start command, which runs where no package may be loaded, and prints it as JSON. */
import { parseEnvironment } from '../../environment.ts';

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const embedded = !given.DATABASE_URL;
const defaults = {
  PORT: '8080',
  SEED: embedded ? 'demo' : 'none',
  DATABASE_URL: 'postgres://localhost/embedded',
};

try {
  const settings = parseEnvironment({ ...defaults, ...given });
  console.log(JSON.stringify({ ...settings, DATABASE_URL: given.DATABASE_URL }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
