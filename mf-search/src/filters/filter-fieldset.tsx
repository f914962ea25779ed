import { chakra, type Elements, FieldLabel } from '@home-truths/platform/ui';

export const FilterFieldset = ({ legend, children }: { legend: string; children: Elements }) => (
  <chakra.fieldset minW="0">
    <FieldLabel as="legend" mb="2">
      {legend}
    </FieldLabel>
    {children}
  </chakra.fieldset>
);
