/** `npm run dev -- mf-reviews` builds only that remote from source and takes the others from releases. */

import { remoteName } from '@home-truths/contract/gateway-calls';
import { LOOPBACK } from './host.ts';
import { runMany } from './nx.ts';
import { say, step } from './progress.ts';
import type { Site } from './site.ts';
import { createSite, runSiteCommand } from './site-command.ts';
import { followSources } from './sources.ts';
import { remoteWorkspaces } from './workspaces.ts';

const remotes = remoteWorkspaces();

function remotesFromSource(named: string[]) {
  const unknown = named.find(name => !remotes.includes(name));
  if (unknown) throw new Error(`There is no remote called ${unknown}. There are ${remotes.join(', ')}.`);
  return named.length ? named : remotes;
}

async function start() {
  const fromSource = remotesFromSource(process.argv.slice(3));
  const released = remotes.filter(name => !fromSource.includes(name));
  // a site in development fetches from other machines on anyone's request
  const { site, siteUrl } = await createSite('development', { defaults: { HOST: LOOPBACK } });
  const port = await startProcesses(site, fromSource, released);
  say(`From source, with hot reload: the shell and the platform, the backend, ${fromSource.join(', ')}.`);
  if (released.length) say(`From releases: ${released.join(', ')}.`);
  say(`Home Truths is being developed at ${siteUrl(port)}`);
}

async function startProcesses(site: Site, fromSource: string[], released: string[]) {
  const database = site.startDatabase();
  // handled only when `reportDatabase` reports it
  database.catch(() => {});
  if (released.length) await step('Building the other remotes…', () => buildOthers(released));
  const apps = ['shell', ...fromSource.map(remoteName)];
  const sources = followSources(site);
  await step('Building from source…', () =>
    site.supervisor.start('buildWatcher', ['backend', ...apps], sources.onBuilt),
  );
  await site.reportDatabase(database);
  await site.prepareDatabase();
  const published = site.publish();
  published.catch(() => {});
  const port = await step('Starting…', () => site.open(published));
  for (const note of await published) say(note);
  sources.open();
  return port;
}

async function buildOthers(others: string[]) {
  const { code, output } = await runMany('build', { workspaces: others });
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
}

runSiteCommand(start);
