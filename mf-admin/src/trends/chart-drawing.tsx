import { Box } from '@home-truths/platform/ui';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartSpec, figureText } from './chart-spec.ts';

/** Returns a colour for SVG attributes, which know no tokens. */
const colour = (token: string) => `var(--ht-colors-${token})`;

const BORDER = colour('border');
const PANEL = colour('bg-panel');

/** Styles of the first and second series; filled and outlined bars differ even without colours. */
const BARS = [
  { fill: colour('issue-blue-fg') },
  { fill: colour('issue-green-fg'), fillOpacity: 0.3, stroke: colour('issue-green-fg') },
];

/** Screen readers get only its title, since a table has the same numbers. */
export function ChartDrawing({ spec: { title, series, rows } }: { spec: ChartSpec }) {
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  const drawn = series.filter(({ isInTableOnly }) => !isInTableOnly);
  return (
    <Box
      role="img"
      aria-label={title}
      h="full"
      css={{
        '& svg': { overflow: 'visible' },
        '& text': { fill: 'fg.muted', fontSize: '0.8rem' },
        '& .recharts-legend-item-text': { color: 'fg !important' },
      }}
    >
      <Box h="full" aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
            <CartesianGrid vertical={false} stroke={BORDER} />
            <XAxis dataKey="label" tickLine={false} minTickGap={20} stroke={BORDER} />
            <YAxis allowDecimals={false} tickLine={false} axisLine={false} width="auto" />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: BORDER, fillOpacity: 0.4 }}
              contentStyle={{ background: PANEL, borderColor: BORDER, borderRadius: 6 }}
              formatter={value => figureText(typeof value === 'number' ? value : null)}
            />
            {drawn.length > 1 && <Legend itemSorter={null} />}
            {drawn.map(({ key, label }, index) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                isAnimationActive={false}
                maxBarSize={28}
                {...BARS[index]}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
    </Box>
  );
}
