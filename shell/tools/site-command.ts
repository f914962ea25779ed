import path from 'node:path';
import { moveAside, prepareDataDir, refuseEarlierData } from './data-dir.ts';
import { readEnvironment, type SiteSettings } from './environment.ts';
import { urlOf } from './host.ts';
import { acquireLock, checkPort, refuseRunning } from './lock-file.ts';
import { repositoryPath } from './paths.ts';
import { findNpmParent, onProcessExit, onStop } from './process-table.ts';
import type { SiteState } from './processes.ts';
import { say } from './progress.ts';
import { killTools } from './run.ts';
import { Site } from './site.ts';
import { restrictNewFiles } from './umask.ts';

let site: Site | undefined;
let isEnding = false;

async function end(code: number, text: string) {
  if (isEnding) return;
  isEnding = true;
  killTools();
  await site?.supervisor.close();
  (code ? console.error : say)(text);
  process.exit(code);
}

/** Runs a command, which ends when npm ends, and its processes with it. */
export function runSiteCommand(start: () => Promise<void>) {
  restrictNewFiles();
  const stop = () => void end(0, 'Stopped.');
  onStop(stop);
  const npm = findNpmParent();
  if (npm) onProcessExit(npm, stop);
  start().catch(error => end(1, error.message));
}

interface SiteOptions {
  defaults?: Partial<SiteSettings>;
  isFresh?: boolean | undefined;
}

/** Creates a site after claiming the data folder and the port. */
export async function createSite(mode: SiteState['mode'], { defaults = {}, isFresh }: SiteOptions = {}) {
  const settings = { ...defaults, ...readEnvironment() };
  settings.DATA_DIR = path.resolve(repositoryPath(), settings.DATA_DIR);
  if (isFresh) startFresh(settings.DATA_DIR);
  refuseEarlierData(settings.DATA_DIR);
  setUpDataDir(settings);
  const publicUrl = mode === 'production' ? settings.PUBLIC_URL : undefined;
  const siteUrl = (port: number) => publicUrl ?? urlOf(settings.HOST, port);
  const recordChildren = await acquireLock(settings.DATA_DIR, siteUrl(settings.PORT));
  await checkPort(settings.PORT, settings.HOST);
  site = new Site(settings, mode, recordChildren);
  return { site, siteUrl };
}

function startFresh(dataDir: string) {
  refuseRunning(dataDir);
  const moved = moveAside(dataDir);
  if (moved) say(`The earlier data is in ${moved} now.`);
}

/** Also reports readable files and where mails go. */
function setUpDataDir({ DATA_DIR, SMTP_URL }: SiteSettings) {
  const { RELEASES_DIR } = process.env;
  const [first, ...more] = prepareDataDir(
    DATA_DIR,
    RELEASES_DIR && path.resolve(repositoryPath(), RELEASES_DIR),
  );
  if (first) {
    const others = more.length ? ` and ${more.length} more files or folders` : '';
    say(
      `Other users of this machine can read ${first}${others}. Another user owns them: change their owner to restrict access.`,
    );
  }
  if (!SMTP_URL)
    say(`SMTP_URL is not set, so mail is not sent but stored in ${path.join(DATA_DIR, 'outbox')}.`);
}
