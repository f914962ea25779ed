import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '../boot.ts';
import { fetchEarly } from './connect.ts';

const PAUSES = [0, 100, 400];
const PAGE_LIMIT = 4500;
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** Loads what a remote exposes, for example `mf_search/routes`. */
async function load<Module>(id: string): Promise<Module> {
  const module = await loadRemote<Module>(id);
  if (!module) throw new Error(`${id} is empty`);
  return module;
}

const timeUp = (milliseconds: number, id: string) =>
  new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(`${id} took longer than ${milliseconds} ms`)), milliseconds),
  );

async function persist<Module>(id: string, signal?: AbortSignal): Promise<Module> {
  let last: unknown;
  for (const pause of PAUSES) {
    await sleep(pause);
    signal?.throwIfAborted();
    try {
      return await load<Module>(id);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** The routes of an area: three silent attempts within 4.5 s, so that a message comes within 5. */
export const loadRoutes = async (remote: ReleasedRemote, signal?: AbortSignal) => {
  const id = `${remote.name}/routes`;
  fetchEarly(remote, './routes');
  const module = await Promise.race([persist<{ default: RemoteRoutes }>(id, signal), timeUp(PAGE_LIMIT, id)]);
  return module.default;
};

/** The code of a slot. */
export async function loadSlot(remote: ReleasedRemote, name: SlotName) {
  fetchEarly(remote, `./${name}`);
  const module = await load<{ default: AnySlotModule }>(`${remote.name}/${name}`);
  return module.default;
}
