// Deprecated: remotes that were built before platform 1.3 pass these props.

import { renameFields } from '../rename-fields.ts';

/** The props of a lazy-loaded component under their current names. */
export const currentLazyPartProps = renameFields({ failed: 'errorFallback', waiting: 'fallback' });
