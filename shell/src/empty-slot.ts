import type { AnySlotModule } from '@home-truths/platform/slots';

/** For slots of disabled remotes. */
export const EMPTY_SLOT: AnySlotModule = { Component: () => null };
