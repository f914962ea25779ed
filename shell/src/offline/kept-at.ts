import { KEPT_ATTRIBUTE } from './messages.ts';

/** The instant at which the document shown was put on this device; nothing when it came from the network. */
export const keptAt = () => document.documentElement.getAttribute(KEPT_ATTRIBUTE) ?? undefined;
