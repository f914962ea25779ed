import { SAVED_AT_ATTRIBUTE } from './messages.ts';

/** The instant at which the document shown was put on this device; nothing when it came from the network. */
export const savedAt = () => document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE) ?? undefined;
