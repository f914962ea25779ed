// Props before platform 1.3, which already released remotes use.

import { renameFields } from '../../rename-fields.ts';

/** The props of a picture or a combobox under their current names. */
export const currentProps = renameFields({
  bare: 'borderless',
  home: 'property',
  onPick: 'onSelect',
  only: 'kind',
  whole: 'uncropped',
});
