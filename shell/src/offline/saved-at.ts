import { SAVED_AT_ATTRIBUTE } from './messages.ts';

/** An instant (ISO 8601); undefined if the document came from the network. */
export const savedAt = () => document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE) ?? undefined;
