import { createHash } from 'node:crypto';

const UNRELEASED = 'Unreleased';

export interface Versioned {
  name: string;
  folder: string;
  /** The file that records what released remotes rely on. */
  baseline?: string;
}

export const VERSIONED: Record<string, Versioned> = {
  contract: {
    name: '@home-truths/contract',
    folder: 'backend/contract',
    baseline: 'backend/contract/src/released/routes.json',
  },
  platform: {
    name: '@home-truths/platform',
    folder: 'shell/platform',
    baseline: 'shell/platform/released/baseline.json',
  },
  remote: { name: '@home-truths/remote', folder: 'shell/remote' },
};

export interface Entry {
  version: string;
  lines: string;
  recorded?: string;
}

export const entriesOf = (changelog: string): Entry[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n');
      return {
        version: heading.split(' ')[0] as string,
        lines: lines.join('\n').trim(),
        recorded: /^Recorded baseline: `(.+)`$/m.exec(section)?.[1],
      };
    });

export const hashOf = (baseline: string): string =>
  `sha256-${createHash('sha256').update(baseline).digest('base64')}`;

/** @throws Error if the baseline has changed but the version has not */
export function recordBaseline(changelog: string, hash: string): string {
  const [newest, ...older] = entriesOf(changelog);
  const last = [newest, ...older].find(entry => entry?.recorded);
  if (last?.recorded === hash) return changelog;
  if (!newest || newest.version === UNRELEASED || newest.recorded) {
    throw new Error(
      'The baseline has changed, so a higher version is needed first, for example: npm run raise -- platform minor',
    );
  }
  return changelog.replace(newest.lines, () => `${newest.lines}\n\nRecorded baseline: \`${hash}\``);
}

/** @throws Error if there are no unreleased changes */
export function releaseEntry(changelog: string, version: string, date: string): string {
  if (entriesOf(changelog)[0]?.version !== UNRELEASED)
    throw new Error(`The changelog has no section "${UNRELEASED}": add one that says what has changed`);
  return changelog.replace(`## ${UNRELEASED}`, `## ${version} (${date})`);
}

/**
 * Changes a package's version in a package.json or lock file, also where others depend on it. A remote built with
 * another contract needs that contract unless it declares an older one again.
 */
export const withVersion = (json: string, name: string, version: string): string =>
  (name === VERSIONED.contract?.name
    ? json.replace(/("microFrontend": \{[^}]*?"contract": )"\d[^"]*"/, `$1"${version}"`)
    : json
  )
    .replace(new RegExp(`("name": "${name}",\\s+"version": )"[^"]+"`), `$1"${version}"`)
    .replaceAll(new RegExp(`("${name}": )"\\d[^"]*"`, 'g'), `$1"${version}"`);
