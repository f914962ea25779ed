import type { Discovery } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { Release } from '../releases/open-release.ts';
import type { ReleaseSource, RemoteState } from '../releases/releases.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

type Offer = Discovery['microFrontends'][string][number];

/** Returns nothing for a release without browser code. */
function offersOf({ base, version, exposes, integrity }: Release, traffic: number, isDefault: boolean) {
  const [[entry] = []] = Object.values(exposes);
  if (!entry) return [];
  const metadata = { integrity: integrity[entry] ?? '', version };
  return [{ url: base + entry, metadata, deployment: { traffic, default: isDefault } } satisfies Offer];
}

async function releaseOfCanary(source: ReleaseSource, { name, canary }: RemoteState) {
  const shown = canary && (await source.preview(name, canary.version));
  return shown && 'releases' in shown ? shown.releases.get(name) : undefined;
}

/** Returns the releases of public remotes that visitors get, each by the entry that browsers load. */
export async function discover(source: ReleaseSource): Promise<Discovery> {
  const { releases } = await source.current();
  const remotes = (await source.state()).filter(({ audience }) => audience === 'public');
  const listed = await Promise.all(
    remotes.map(async state => {
      const pinned = releases.get(state.name);
      if (!pinned) return [];
      const canary = await releaseOfCanary(source, state);
      const percent = (canary && state.canary?.percent) || 0;
      const versions = [
        ...offersOf(pinned, 100 - percent, true),
        ...(canary ? offersOf(canary, percent, false) : []),
      ];
      return [[remoteFolder(state.name), versions] as const];
    }),
  );
  return { schema: SCHEMA, microFrontends: Object.fromEntries(listed.flat()) };
}
