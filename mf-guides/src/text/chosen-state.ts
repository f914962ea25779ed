import { storageEntry } from '@home-truths/platform/data';

/** The state chosen on this device, as `QLD`. */
export const chosenState = storageEntry('state', () => localStorage);
