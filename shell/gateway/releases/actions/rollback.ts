import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { refusalsOfPin, withClaims } from '../ownership.ts';
import { rollBack } from './decisions.ts';
import { decidedDeclarations, declarationOf } from './examine.ts';
import { commandAt, DecisionRefused, requireCurrent, type Store } from './store.ts';

/**
 * Ends a canary, or otherwise pins the previous version again.
 * @param leaving the version that it leaves, if the caller named one
 * @returns a sentence about what visitors get
 * @throws DecisionRefused if visitors get another version by now, there is no previous one, or another remote has what it
 * declares
 */
export async function rollBackRemote(
  store: Store,
  name: string,
  leaving: { from?: string | undefined } = {},
): Promise<string[]> {
  await requireCurrent(store, name, leaving.from);
  const folder = remoteFolder(name);
  const { remotes } = await store.registry();
  const { [name]: now } = remotes;
  const earlier = (await store.history()).flatMap(({ remotes }) => remotes[name] ?? []);
  const back = now && rollBack(now, earlier);
  if (!back)
    throw new DecisionRefused(
      `${folder} has no previous version to roll back to. Choose one and pin it: ${commandAt(store, `releases -- ${folder}`)}`,
    );
  const releases = await store.releases();
  const { pinned } = back;
  // the gateway skips a version that cannot be read
  const declared = declarationOf(releases, name, pinned);
  const findings = declared
    ? refusalsOfPin(name, declared, remotes, decidedDeclarations(releases, remotes))
    : [];
  if (findings.length)
    throw new DecisionRefused(`${folder} was not rolled back to ${pinned}: ${findings.join('; ')}.`);
  const next = declared ? withClaims(now, back, declared) : back;
  await store.decide(['rollback', name], { ...remotes, [name]: next });
  return [
    now.canary
      ? `The canary ${folder} ${now.canary.version} has ended. All visitors get ${pinned}.`
      : `${folder} was rolled back from ${now.pinned} to ${pinned} for all visitors.`,
  ];
}
