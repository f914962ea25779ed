import { storageEntry } from '@home-truths/platform/data';

/** The state that the reader chose on this device, `QLD`. */
export const chosenState = storageEntry('state', () => localStorage);
