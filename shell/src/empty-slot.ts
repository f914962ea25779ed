import type { AnySlotModule } from '@home-truths/platform/slots';

/** What stands in the slots of a remote that is switched off: nothing. */
export const EMPTY_SLOT: AnySlotModule = { Component: () => null };
