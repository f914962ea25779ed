import type { ReactElement } from 'react';

/** Excludes bare strings, which would be text nodes without an element of their own. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
