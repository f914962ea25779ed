import { SAVED_AT_ATTRIBUTE } from './messages.ts';

/** The instant at which the current document was saved on this device; undefined when it came from the network. */
export const savedAt = () => document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE) ?? undefined;
