import { Box } from '@home-truths/platform/ui';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartSeries, type ChartSpec, figureText } from './chart-spec.ts';

const colour = (token: string) => `var(--ht-colors-${token})`;

const BAR = colour('issue-blue-fg');
const LINE = colour('issue-orange-fg');
const OUTLINE = colour('issue-green-fg');
const DASHES = colour('issue-red-fg');
const BORDER = colour('border');
const PANEL = colour('bg-panel');

/** Bars, outlined bars, lines with dots and dashed lines differ without their colours, too. */
function Series({ series: { key, label, kind, isRight, unit = '' } }: { series: ChartSeries }) {
  const common = {
    dataKey: key,
    name: label,
    unit,
    yAxisId: isRight ? 'right' : 'left',
    isAnimationActive: false,
  };
  switch (kind) {
    case 'bar':
      return <Bar {...common} fill={BAR} maxBarSize={28} />;
    case 'outline':
      return <Bar {...common} fill={OUTLINE} fillOpacity={0.3} stroke={OUTLINE} maxBarSize={28} />;
    case 'line':
      return <Line {...common} stroke={LINE} strokeWidth={2} dot={{ r: 2, fill: LINE }} connectNulls />;
    case 'dashes':
      return (
        <Line {...common} stroke={DASHES} strokeWidth={2} strokeDasharray="5 4" dot={false} connectNulls />
      );
  }
}

const AXIS = { tickLine: false, axisLine: false, width: 'auto' } as const;

/** Draws a chart; its table has the same numbers, so screen readers get its title only. */
export function ChartDrawing({ spec: { title, series, rows, limit } }: { spec: ChartSpec }) {
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  const rightUnit = series.find(({ isRight }) => isRight)?.unit ?? '';
  const hasRight = series.some(({ isRight }) => isRight);
  return (
    <Box
      role="img"
      aria-label={title}
      h="15rem"
      css={{
        '& text': { fill: 'fg.muted', fontSize: '0.8rem' },
        '& .recharts-legend-item-text': { color: 'fg !important' },
      }}
    >
      <Box h="full" aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
          >
            <CartesianGrid vertical={false} stroke={BORDER} />
            <XAxis dataKey="label" tickLine={false} minTickGap={20} stroke={BORDER} />
            <YAxis yAxisId="left" allowDecimals={false} {...AXIS} />
            {hasRight && (
              <YAxis yAxisId="right" orientation="right" allowDecimals={false} unit={rightUnit} {...AXIS} />
            )}
            {limit && hasRight && (
              <ReferenceLine
                yAxisId="right"
                y={limit.value}
                stroke={DASHES}
                strokeDasharray="2 3"
                label={{ value: limit.label, position: 'insideTopRight' }}
                ifOverflow="extendDomain"
              />
            )}
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: BORDER, fillOpacity: 0.4 }}
              contentStyle={{ background: PANEL, borderColor: BORDER, borderRadius: 6 }}
              formatter={value => figureText(typeof value === 'number' ? value : null)}
            />
            <Legend itemSorter={null} />
            {series.map(each => (
              <Series key={each.key} series={each} />
            ))}
          </ComposedChart>
        </ResponsiveContainer>
      </Box>
    </Box>
  );
}
