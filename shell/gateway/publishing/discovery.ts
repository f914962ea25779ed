import type { Discovery } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { Release } from '../releases/open-release.ts';
import type { ReleaseSource, RemoteState } from '../releases/releases.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

type Offered = Discovery['microFrontends'][string][number];

/** Returns nothing for a release without browser code. */
function offered({ base, version, exposes, integrity }: Release, traffic: number, isDefault: boolean) {
  const [[entry] = []] = Object.values(exposes);
  if (!entry) return [];
  const metadata = { integrity: integrity[entry] ?? '', version };
  return [{ url: base + entry, metadata, deployment: { traffic, default: isDefault } } satisfies Offered];
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
      const [pinned, canary] = [releases.get(state.name), await releaseOfCanary(source, state)];
      if (!pinned) return [];
      const percent = (canary && state.canary?.percent) || 0;
      const versions = [
        ...offered(pinned, 100 - percent, true),
        ...(canary ? offered(canary, percent, false) : []),
      ];
      return [[remoteFolder(state.name), versions] as const];
    }),
  );
  return { schema: SCHEMA, microFrontends: Object.fromEntries(listed.flat()) };
}
