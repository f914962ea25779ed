import { Box, chakra, Heading, VisuallyHidden } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { type Months, plotPositions } from './plot.ts';

const Plot = chakra('svg', {
  base: {
    display: 'block',
    w: 'calc(100% - 1.5rem)',
    h: '150px',
    ms: '6',
    mt: '3',
    overflow: 'visible',
    '& line': { stroke: 'border' },
    '& circle': { fill: 'rating.spread', stroke: 'bg', strokeWidth: '1px' },
    '& text': { fill: 'fg.muted', fontSize: '0.86rem' },
  },
});

/** In pixels. */
const yOf = (rating: number) => 10 + (5 - rating) * 27;

const LABEL_SLOT_PERCENT = 14;

/** Returns true if a label overlaps neither the previous one nor the edge. */
const hasSpace = ({ x }: { x: number }, index: number, all: { x: number }[]) => {
  const slotOf = (labelX: number) => Math.floor(labelX / LABEL_SLOT_PERCENT);
  const isBeforeEdge = x <= 100 - LABEL_SLOT_PERCENT / 1.5;
  return isBeforeEdge && (index === 0 || slotOf(x) > slotOf(all[index - 1]?.x ?? 0));
};

/** Draws a dot for each review; screen readers get the years. */
export function RatingPlot({ months }: { months: Months }) {
  const { dots, years } = plotPositions(months);
  return (
    <Box as="figure" aria-labelledby="over-time" breakInside="avoid">
      <Heading look="h3" id="over-time">
        Ratings over time
      </Heading>
      <Plot aria-hidden>
        {[1, 2, 3, 4, 5].map(rating => (
          <g key={rating}>
            <line x1="0" x2="100%" y1={yOf(rating)} y2={yOf(rating)} />
            <text x="-12" y={yOf(rating) + 5} textAnchor="end">
              {rating}
            </text>
          </g>
        ))}
        {years.filter(hasSpace).map(({ year, x }) => (
          <text key={year} x={`${x}%`} y="140">
            {year}
          </text>
        ))}
        {dots.map(({ x, rating }) => (
          <circle key={x} cx={`${x}%`} cy={yOf(rating)} r="5" />
        ))}
      </Plot>
      <VisuallyHidden asChild>
        <ul>
          {years.map(({ year, count, average }) => (
            <li key={year}>{`${year}: ${reviewsText(count)}, ${average} out of 5 on average`}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </Box>
  );
}
