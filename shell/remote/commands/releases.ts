import { releaseRoutes } from '@home-truths/contract';
import { readRemoteReleasesSchemas } from '@home-truths/contract/schemas';
import { type Command, say, WrongUsage } from './command.ts';
import { callSite, SITE_OPTION, siteHelp } from './site-client.ts';
import { print, tableOfChanges, tableOfRemotes, tableOfVersions } from './tables.ts';

export const releasesAtSite: Command = {
  help: siteHelp(
    'releases --',
    'Lists the versions of the remote, what visitors get, and who published them.',
    '  --history     list the last changes, newest first',
    '  --json        print the list as JSON',
  ),
  options: { history: { type: 'boolean' }, json: { type: 'boolean' }, ...SITE_OPTION },
  async run([argument], { site, history, json, prune, schema }) {
    if (!argument || prune || schema)
      throw new WrongUsage('With --site, name one remote, and neither --prune nor --schema.');
    const reply = await callSite(site, releaseRoutes.readRemoteReleases, readRemoteReleasesSchemas, argument);
    const changes = reply.history.map(({ revision, ...change }) => ({ revision, change }));
    if (history) return print(changes, tableOfChanges, json);
    const { pinned, versions } = reply;
    const current = versions.find(({ version }) => version === pinned);
    if (current && pinned && !json) say(`${tableOfRemotes([{ ...current, ...reply, pinned }])}\n`);
    print(versions, tableOfVersions, json);
  },
};
