import type { ReactElement } from 'react';

/** Excludes strings, which would be text nodes without their own element. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
