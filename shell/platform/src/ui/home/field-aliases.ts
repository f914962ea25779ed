// Deprecated: remotes that were built before platform 1.3 pass these props.

import { renameFields } from '../../rename-fields.ts';

/** The props of a picture or a combobox under their current names. */
export const currentProps = renameFields({
  bare: 'borderless',
  home: 'property',
  onPick: 'onSelect',
  only: 'kind',
  whole: 'uncropped',
});
