import type { SessionUser } from '@home-truths/contract';
import type { Boot, ReleasedRemote } from './boot.ts';

export const buildRemote = (name: string, changes: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
  name,
  version: '1.0.0-ab12cd34',
  base: '',
  exposes: {},
  integrity: {},
  ...changes,
});

/** A member, unless the changes say otherwise. */
export const buildUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  username: 'sam',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Lee',
  isAdmin: false,
  ...changes,
});

/** The boot data in the document of a site without remotes. */
export const buildBoot = (changes: Partial<Boot> = {}): Boot => ({
  version: '1.0.0-5e115e11',
  remotes: [],
  disabled: {},
  slots: {},
  paths: {},
  traits: {},
  demo: false,
  offline: true,
  user: null,
  ...changes,
});

/** Puts boot data into the document, or a part of it. */
export function writeBoot(boot: object) {
  const script = document.createElement('script');
  Object.assign(script, { id: 'boot', type: 'application/json', textContent: JSON.stringify(boot) });
  document.body.append(script);
}

/** The text of what is sent by a beacon; jsdom has no `Blob.text`. */
export const textOf = (blob: Blob) =>
  new Promise<string>(done => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });
