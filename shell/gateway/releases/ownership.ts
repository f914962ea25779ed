import { remoteFolder } from '@home-truths/contract/gateway-calls';
import type { MicroFrontend, ProvidedSlot } from '@home-truths/remote/micro-frontend';
import type { Decision, Owned } from './registry.ts';

export type Declared = Pick<MicroFrontend, 'audience' | 'paths' | 'provides' | 'consumes'>;
type Remotes = Readonly<Record<string, Decision>>;
type Props = ProvidedSlot['props'];

/** Paths of the gateway and paths for later use, with the remote that may have each. */
const RESERVED: Readonly<Record<string, string>> = {
  '/a': '',
  '/address': '',
  '/admin': 'mf_admin',
  '/alerts': '',
  '/api': '',
  '/auth': 'mf_account',
  '/claim': '',
  '/data': '',
  '/develop': '',
  '/drawings': '',
  '/healthz': '',
  '/livez': '',
  '/metrics': '',
  '/offline': '',
  '/open-data': '',
  '/r': '',
  '/readyz': '',
  '/share': '',
  '/sitemap': '',
  '/status': '',
  '/transparency': '',
  '/uploads': '',
};

const contains = (prefix: string, path: string) => prefix !== '/' && path.startsWith(`${prefix}/`);
const overlaps = (one: string, other: string) =>
  one === other || contains(one, other) || contains(other, one);

export const NOTHING_OWNED: Owned = { audience: 'public', paths: [], slots: {} };

/** Returns nothing until the first version of a remote is pinned. */
export const ownedBy = ({ owns }: Partial<Decision> = {}): Owned => owns ?? NOTHING_OWNED;

/** Adds the paths and slots that a version declares to its remote's. */
export function withClaims(
  before: Decision | undefined,
  decision: Decision,
  { audience, paths, provides }: Declared,
): Decision {
  const owned = ownedBy(before);
  return {
    ...decision,
    owns: {
      audience,
      paths: [...new Set([...owned.paths, ...paths])],
      slots: { ...owned.slots, ...provides },
    },
  };
}

export function withoutClaim(decision: Decision, claim: string): Decision {
  const owned = ownedBy(decision);
  const { [claim]: _, ...slots } = owned.slots;
  return { ...decision, owns: { ...owned, paths: owned.paths.filter(path => path !== claim), slots } };
}

const belongsTo = (owner: string, other: 'path' | 'name') =>
  `belongs to ${remoteFolder(owner)} (choose another ${other}, or ask the team of ${remoteFolder(owner)} to give it up)`;

/** Finds declared paths and slots that are reserved or belong to another remote. */
export function refusedClaims(name: string, { paths, provides }: Declared, remotes: Remotes): string[] {
  const others = Object.entries(remotes)
    .filter(([other]) => other !== name)
    .map(([other, decision]) => [other, ownedBy(decision)] as const);
  const reserved = Object.entries(RESERVED).filter(([, owner]) => owner !== name);
  return [
    ...paths.flatMap(path => [
      ...reserved
        .filter(([prefix]) => overlaps(prefix, path))
        .map(([prefix]) => `its path ${path} is not free: ${prefix} is reserved`),
      ...others.flatMap(([owner, owned]) =>
        owned.paths
          .filter(taken => overlaps(taken, path))
          .map(taken => `its path ${path} is not free: ${taken} ${belongsTo(owner, 'path')}`),
      ),
    ]),
    ...others.flatMap(([owner, { slots }]) =>
      Object.keys(provides)
        .filter(slot => slot in slots)
        .map(slot => `its slot ${slot} ${belongsTo(owner, 'name')}`),
    ),
  ];
}

/** Returns a sentence for each slot that a remote shows and nobody provides. */
export const emptyPlaces = ({ provides, consumes }: Declared, remotes: Remotes): string[] =>
  Object.keys(consumes)
    .filter(
      slot =>
        ![provides, ...Object.values(remotes).map(each => ownedBy(each).slots)].some(all => slot in all),
    )
    .map(slot => `No pinned remote provides ${slot}; its place stays empty.`);

const isOptional = (prop: string) => prop.endsWith('?');
const nameOf = (prop: string) => prop.replace('?', '');

function findingsOfProps(passed: Props, taken: Props): string[] {
  const passedByName = new Map(Object.entries(passed).map(([prop, type]) => [nameOf(prop), { prop, type }]));
  const declaredByName = new Map(Object.entries(taken).map(([prop, type]) => [nameOf(prop), { prop, type }]));
  return [
    ...[...declaredByName].flatMap(([name, { prop, type }]) => {
      const pass = passedByName.get(name);
      if (!pass) return isOptional(prop) ? [] : [`does not pass ${name}`];
      if (pass.type !== type) return [`passes ${name} as ${pass.type} instead of ${type}`];
      return isOptional(pass.prop) && !isOptional(prop) ? [`passes ${name} only sometimes`] : [];
    }),
    ...[...passedByName.keys()]
      .filter(name => !declaredByName.has(name))
      .map(name => `passes ${name}, which is not a prop`),
  ];
}

/** Compares the props that a remote passes with the props that the slots declare. */
export const mismatchedProps = (
  consumer: string,
  consumes: Declared['consumes'],
  provider: string,
  slots: Declared['provides'],
): string[] =>
  Object.entries(consumes).flatMap(([slot, passed]) => {
    const findings = slots[slot] ? findingsOfProps(passed, slots[slot].props) : [];
    return findings.map(
      finding => `${remoteFolder(consumer)} ${finding} (slot ${slot} of ${remoteFolder(provider)})`,
    );
  });

/** Returns the reasons why the registry does not allow a pinned release. */
export const refusalsOnLoad = (name: string, declared: Declared, remotes: Remotes): string[] => [
  ...refusedClaims(name, declared, remotes),
  ...Object.entries(remotes)
    .filter(([other]) => other !== name)
    .flatMap(([other, decision]) => mismatchedProps(name, declared.consumes, other, ownedBy(decision).slots)),
];

/** @param others the declarations of the other versions that visitors get */
export const refusalsOfPin = (
  name: string,
  declared: Declared,
  remotes: Remotes,
  others: ReadonlyArray<readonly [name: string, declared: Declared]>,
): string[] => [
  ...refusedClaims(name, declared, remotes),
  ...others
    .filter(([other]) => other !== name)
    .flatMap(([other, theirs]) => [
      ...mismatchedProps(name, declared.consumes, other, theirs.provides),
      ...mismatchedProps(other, theirs.consumes, name, declared.provides),
    ]),
];
