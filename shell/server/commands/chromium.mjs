import { existsSync } from 'node:fs';
import { projectNode } from './paths.mjs';
import { run } from './run.mjs';

const DEFAULT_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser journeys, installed if there is none; undefined when that failed. */
export async function chromiumPath() {
  return (await findChromium()) ?? (await installChromium());
}

async function findChromium() {
  return [process.env.CHROMIUM_PATH, ...DEFAULT_PATHS, await playwrightChromium()].find(
    file => file && existsSync(file),
  );
}

async function playwrightChromium() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const { code, output } = await run(projectNode(), ['-e', script]);
  return code === 0 ? output.trim() : undefined;
}

async function installChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']);
  } else {
    await run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' });
  }
  return findChromium();
}
