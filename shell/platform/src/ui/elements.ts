import type { ReactElement } from 'react';

/**
 * What a component is given to show beside what it has itself: elements, never a bare text, which would stand beside
 * others without an element of its own (decision 063).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
