import { chakra, type Elements, FieldLabel } from '@home-truths/platform/ui';

/** One question of the filter panel. */
export const FilterFieldset = ({ legend, children }: { legend: string; children: Elements }) => (
  <chakra.fieldset minW="0">
    <FieldLabel as="legend" mb="2">
      {legend}
    </FieldLabel>
    {children}
  </chakra.fieldset>
);
