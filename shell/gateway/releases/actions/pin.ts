import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { emptyPlaces, refusalsOfPin, withClaims } from '../ownership.ts';
import type { Decision } from '../registry.ts';
import { followBuilds, pinVersion, type Rollout, startCanary } from './decisions.ts';
import { decidedDeclarations, declarationOf, examine, versionsOf } from './examine.ts';
import { commandAt, DecisionRefused, type Store, type StoredRelease } from './store.ts';

/** @throws DecisionRefused if the version cannot be used */
function usableDeclaration(store: Store, releases: StoredRelease[], name: string, version: string) {
  const folder = remoteFolder(name);
  const { faults: findings } = examine(releases, name, version);
  const declared = declarationOf(releases, name, version);
  if (declared && !findings.length) return declared;
  const others = versionsOf(releases, name);
  const choice = others.length
    ? `Released versions, newest first: ${others.join(', ')}.`
    : `Nothing has been released yet: ${commandAt(store, `release -- ${folder}`)}`;
  throw new DecisionRefused(`${folder} ${version} was not pinned: ${findings.join('; ')}.\n${choice}`);
}

function nextDecision(
  store: Store,
  before: Decision | undefined,
  folder: string,
  version: string,
  rollout: Rollout,
) {
  const { percent, watch, promoteAfter } = rollout;
  if (percent === 100 && watch)
    throw new DecisionRefused('Only a canary can be watched: give a percentage from 1 to 99 as well.');
  if (promoteAfter && !watch)
    throw new DecisionRefused('Only a watched canary is pinned by itself: watch it as well.');
  if (percent === 100) return pinVersion(before ?? {}, version);
  if (!before)
    throw new DecisionRefused(
      `${folder} has no pinned version that the other visitors could get. Pin one first: ${commandAt(store, `pin -- ${folder} ${version}`)}`,
    );
  if (before.pinned === version)
    throw new DecisionRefused(
      `${folder} ${version} is already pinned for all visitors. A canary needs another version; list them with: ${commandAt(store, `releases -- ${folder}`)}`,
    );
  return startCanary(before, version, rollout, new Date().toISOString());
}

const optionsOf = ({ percent, watch, promoteAfter }: Rollout) => [
  ...(percent < 100 ? [`--percent ${percent}`] : []),
  ...(watch ? ['--watch'] : []),
  ...(promoteAfter ? [`--promote ${promoteAfter}`] : []),
];

const sentencesOfWatch = ({ watch, promoteAfter }: Rollout, wasWatched: boolean | undefined) => {
  if (!watch) return wasWatched ? ['It is not watched any more.'] : [];
  return [
    'It ends by itself if it fails too often.',
    ...(promoteAfter ? [`It is pinned by itself after ${promoteAfter}.`] : []),
  ];
};

/**
 * Gives a version to all visitors, or to a percentage of them.
 * @returns sentences about what visitors get
 * @throws DecisionRefused if the version cannot be used
 */
export async function pin(
  store: Store,
  name: string,
  version: string,
  rollout: Rollout = { percent: 100 },
): Promise<string[]> {
  const { percent } = rollout;
  const folder = remoteFolder(name);
  const { remotes: before } = await store.registry();
  const releases = await store.releases();
  const declared = usableDeclaration(store, releases, name, version);
  const next = nextDecision(store, before[name], folder, version, rollout);
  const findings = refusalsOfPin(name, declared, before, decidedDeclarations(releases, before));
  if (findings.length)
    throw new DecisionRefused(`${folder} ${version} was not pinned: ${findings.join('; ')}.`);
  const { remotes } = await store.decide(['pin', name, version, ...optionsOf(rollout)], {
    ...before,
    [name]: withClaims(before[name], next, declared),
  });
  const now = remotes[name];
  const previous = now?.previous ? ` The previous version was ${now.previous}.` : '';
  return [
    percent < 100
      ? `${folder} ${version} is a canary at ${percent} %. All other visitors get ${now?.pinned}.`
      : `${folder} ${version} is pinned for all visitors.${previous}`,
    ...(percent < 100 ? sentencesOfWatch(rollout, before[name]?.canary?.watch) : []),
    ...emptyPlaces(declared, remotes),
    ...(now?.disabled
      ? [`It is still disabled. Enable it with: ${commandAt(store, `switch-off -- ${folder} --on`)}`]
      : []),
  ];
}

/** Lets each start of the site pin its own build again. @throws DecisionRefused if nothing is pinned */
export async function follow(store: Store, name: string): Promise<string[]> {
  const { remotes } = await store.registry();
  const { [name]: before } = remotes;
  const folder = remoteFolder(name);
  if (!before)
    throw new DecisionRefused(
      `${folder} is not in the registry yet: the next start of the site pins its build anyway.`,
    );
  await store.decide(['follow', name], { ...remotes, [name]: followBuilds(before) });
  return [`${folder} follows its builds again: each start of the site pins the build it finds.`];
}
