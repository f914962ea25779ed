import { SAVED_AT_ATTRIBUTE } from './messages.ts';

/** Undefined if the document came from the network. */
export const savedAt = () => document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE) ?? undefined;
