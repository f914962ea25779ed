import { storageEntry } from '@home-truths/platform/data';

/** The store for the state chosen on this device, as `QLD`. */
export const chosenState = storageEntry('state', () => localStorage);
