import { Box, chakra } from '@home-truths/platform/ui';
import { Summary } from '../console/summary.ts';
import { type ChartSpec, figureText } from './chart-spec.ts';

const Details = chakra('details', { base: { mt: '2' } });

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'meta',
    '& :is(td, th)': { py: '1', px: '2', textAlign: 'end', verticalAlign: 'top' },
    '& :is(td, th):first-of-type': { textAlign: 'start', ps: '0' },
    '& tr + tr, & tbody tr': { borderTopWidth: '1px' },
  },
});

export function ChartTable({ spec: { title, rowLabel, series, rows, isByTime } }: { spec: ChartSpec }) {
  const orderedRows = isByTime ? rows.toReversed() : rows;
  return (
    <Details>
      <Summary>Show as table</Summary>
      <Box maxH="20rem" overflow="auto" tabIndex={0} role="region" aria-label={`Table: ${title}`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orderedRows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ key, unit }) => (
                  <td key={key}>{figureText(values[key], unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Details>
  );
}
