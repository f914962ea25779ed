import { chakra, type Elements } from '@home-truths/platform/ui';

const Group = chakra('fieldset', { base: { m: '0', p: '0', minW: '0', borderWidth: '0' } });

const Legend = chakra('legend', { base: { fontWeight: '600', mb: '2', p: '0' } });

/** One question of the filter panel. */
export const FilterFieldset = ({ legend, children }: { legend: string; children: Elements }) => (
  <Group>
    <Legend>{legend}</Legend>
    {children}
  </Group>
);
