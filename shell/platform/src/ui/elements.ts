import type { ReactElement } from 'react';

/**
 * Children that a component renders beside its own content: elements, never a bare string, which would be a text node
 * without an element of its own (shell/docs/architecture/rendering.md).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
