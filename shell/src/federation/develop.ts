import * as z from 'zod/mini';
import type { Boot } from '../boot.ts';
import { TraitsSchema } from './apply-registry.ts';

const ManifestSchema = z.object({
  exposes: z.record(z.string(), z.array(z.string())),
  microFrontend: z.object({
    team: z.string(),
    paths: z.array(z.string()),
    provides: z.record(z.string(), TraitsSchema),
  }),
});
const HashesSchema = z.record(z.string(), z.string());
const BuildsSchema = z.tuple([z.object({ hash: z.string(), errors: z.string() })]);

type Development = NonNullable<Boot['development']>;

const notify = (text: string) => document.getElementById('development')?.replaceChildren(text);

/** Resolves at the first build, and reloads the page after others. */
const followBuilds = ({ origin }: Development) =>
  new Promise<void>((done, fail) => {
    let shownHash: string | undefined;
    const events = new EventSource(`${origin}/-/development/events`);
    events.onerror = () => {
      // the release is shown, so any build reloads the page
      shownHash ??= '';
      fail(new Error(`${origin} does not respond. Is npm run dev running?`));
    };
    events.onmessage = ({ data }) => {
      const [{ hash, errors }] = BuildsSchema.parse(JSON.parse(data));
      notify(errors);
      shownHash ??= hash;
      if (hash !== shownHash) window.location.reload();
      done();
    };
  });

async function read<Content>(url: string, schema: z.ZodMiniType<Content>) {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return schema.parse(await response.json());
}

/** Replaces a release by the remote on this machine, and reloads the page when that changes. */
export async function addDevelopment(boot: Boot, development: Development) {
  const { name, origin } = development;
  const base = `${origin}/r/${name}/live/`;
  try {
    await followBuilds(development);
    const { exposes, microFrontend } = await read(`${base}remote.json`, ManifestSchema);
    const integrity = await read(`${base}integrity.json`, HashesSchema);
    const { team, paths, provides } = microFrontend;
    boot.remotes = [
      ...boot.remotes.filter(remote => remote.name !== name),
      { name, version: 'live', team, base, exposes, integrity },
    ];
    boot.paths = { ...boot.paths, [name]: paths };
    boot.traits = { ...boot.traits, ...provides };
    boot.slots = { ...boot.slots, ...Object.fromEntries(Object.keys(provides).map(slot => [slot, name])) };
    const { [name]: _, ...disabled } = boot.disabled;
    boot.disabled = disabled;
  } catch (error) {
    notify(`It could not be loaded, so its release is shown. ${error instanceof Error ? error.message : ''}`);
  }
}
