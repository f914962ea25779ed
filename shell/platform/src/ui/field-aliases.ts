// Props before platform 1.3, which already released remotes use.

import { renameFields } from '../rename-fields.ts';

/** The props of a lazy part under their current names. */
export const currentLazyPartProps = renameFields({ failed: 'errorFallback', waiting: 'fallback' });
