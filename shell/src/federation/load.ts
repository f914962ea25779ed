import { retryWithTimeout } from '@home-truths/platform/host';
import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import type { ReleasedRemote } from '../boot.ts';
import { noteFailure } from '../telemetry/failures.ts';
import { containerOf, discardContainer, preloadModule } from './container.ts';

async function load<Module>(remote: ReleasedRemote, moduleName: string): Promise<Module> {
  preloadModule(remote, moduleName);
  const container = containerOf(remote);
  try {
    const makeModule = await (await container).get(moduleName);
    return makeModule() as Module;
  } catch (error) {
    discardContainer(remote, container);
    noteFailure('chunk', error, moduleName.slice(2), remote.name);
    throw error;
  }
}

export const loadRoutes = async (remote: ReleasedRemote, signal?: AbortSignal) => {
  const fetchRoutes = () => load<{ default: RemoteRoutes }>(remote, './routes');
  const module = await retryWithTimeout(remote.name, fetchRoutes, signal);
  return module.default;
};

export async function loadSlot(remote: ReleasedRemote, name: SlotName) {
  const module = await load<{ default: AnySlotModule }>(remote, `./${name}`);
  return module.default;
}
