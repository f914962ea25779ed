import { existsSync } from 'node:fs';
import { run } from './run.ts';

const DEFAULT_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns undefined if the installation failed. */
export async function chromiumPath(): Promise<string | undefined> {
  return (await findChromium()) ?? (await installChromium());
}

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const paths = [process.env.CHROMIUM_PATH, ...DEFAULT_PATHS, chromium.executablePath()];
  return paths.find(file => file && existsSync(file));
}

async function installChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']);
  } else {
    await run('playwright', ['install', 'chromium']);
  }
  return findChromium();
}
