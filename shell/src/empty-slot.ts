import type { AnySlotModule } from '@home-truths/platform/slots';

/** Renders the slots of a disabled remote: nothing. */
export const EMPTY_SLOT: AnySlotModule = { Component: () => null };
