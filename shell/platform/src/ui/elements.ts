import type { ReactElement } from 'react';

/**
 * Children that a component shows beside its own content: elements, never a bare text, which would be beside others
 * without an element of its own (decision 063).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
