import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '../boot.ts';
import { fetchEarly, idOf, renew } from './connect.ts';

const PAUSES = [0, 100, 400];
const PAGE_LIMIT = 4500;
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** Loads what a remote exposes; after a failure everything of it is asked for under a fresh path. */
async function load<Module>(remote: ReleasedRemote, door: string): Promise<Module> {
  fetchEarly(remote, `./${door}`);
  const id = idOf(remote, door);
  try {
    const module = await loadRemote<Module>(id);
    if (!module) throw new Error(`${id} is empty`);
    return module;
  } catch (error) {
    if (id === idOf(remote, door)) renew(remote);
    throw error;
  }
}

const timeUp = (milliseconds: number, what: string) =>
  new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds),
  );

async function persist<Module>(remote: ReleasedRemote, door: string, signal?: AbortSignal): Promise<Module> {
  let last: unknown;
  for (const pause of PAUSES) {
    await sleep(pause);
    signal?.throwIfAborted();
    try {
      return await load<Module>(remote, door);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** The routes of an area: three silent attempts within 4.5 s, so that a message comes within 5. */
export const loadRoutes = async (remote: ReleasedRemote, signal?: AbortSignal) => {
  const module = await Promise.race([
    persist<{ default: RemoteRoutes }>(remote, 'routes', signal),
    timeUp(PAGE_LIMIT, remote.name),
  ]);
  return module.default;
};

/** The code of a slot. */
export async function loadSlot(remote: ReleasedRemote, name: SlotName) {
  const module = await load<{ default: AnySlotModule }>(remote, name);
  return module.default;
}
