/** `npm start -- --fresh` moves the data folder aside first. */
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { say, step } from './progress.ts';
import { createSite, runSiteCommand } from './site-command.ts';

/** Builds and starts PostgreSQL at the same time, and reports one after the other. */
async function start() {
  const { fresh } = parseArgs({
    args: process.argv.slice(3),
    options: { fresh: { type: 'boolean' } },
  }).values;
  const { site, siteUrl } = await createSite('production', { isFresh: fresh });
  const database = site.startDatabase();
  // handled only when `reportDatabase` reports it
  database.catch(() => {});
  await step('Building…', build);
  const externalDataDir = await site.reportDatabase(database);
  if (externalDataDir) {
    say(
      `The database is stored in ${externalDataDir}, because PostgreSQL cannot run as root or cannot reach this folder.`,
    );
    say('To start from scratch, delete that folder, too.');
  }
  await site.prepareDatabase();
  const published = site.publish();
  published.catch(() => {});
  const port = await step('Starting…', () => site.open(published));
  for (const note of await published) say(note);
  say(`Home Truths is ready at ${siteUrl(port)}`);
  // the terminal is gone, and reporting that would fail again, endlessly
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // from now on no error here, such as a log on a full disk, may end the running site
  process.on('uncaughtException', error => console.error(error.message));
}

runSiteCommand(start);
