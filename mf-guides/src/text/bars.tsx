import { Box, chakra } from '@home-truths/platform/ui';
import type { CSSProperties } from 'react';
import type { Bar, BarPart } from '../guides/guide.ts';

const stripes = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 6px)`;

/** Segments differ by patterns too, because forced colours remove the colours. */
const look = {
  base: {
    borderWidth: '1px',
    borderColor: 'brand.fg',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText', bg: 'Canvas' },
  },
  variants: {
    look: {
      solid: { bg: 'brand.fg', '@media (forced-colors: active)': { bg: 'CanvasText' } },
      light: { bg: 'brand.muted' },
      striped: {
        bg: stripes('{colors.brand.fg}'),
        '@media (forced-colors: active)': { bg: stripes('CanvasText') },
      },
      plain: { bg: 'bg.panel' },
    },
  },
} as const;

const BarSegment = chakra('span', {
  ...look,
  base: { ...look.base, pos: 'absolute', insetBlock: '0', left: 'var(--from)', width: 'var(--size)' },
});

const Swatch = chakra('span', {
  ...look,
  base: { ...look.base, flexShrink: '0', w: '3', h: '3', borderRadius: '2px' },
});

const Row = chakra('div', {
  base: {
    breakInside: 'avoid',
    '& + &': { mt: '3.5' },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      mb: '1',
    },
    '& b': { fontWeight: '600' },
    '& b + span:last-child': { ms: 'auto' },
  },
});

const LegendEntry = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.muted' },
});

const Track = chakra('span', {
  base: {
    pos: 'relative',
    display: 'block',
    h: '5',
    _before: {
      content: '""',
      pos: 'absolute',
      insetBlock: '-1',
      left: 'var(--zero)',
      borderInlineStart: '1px solid',
      borderColor: 'border.emphasized',
    },
  },
});

/** Adds where each part begins and ends, in dollars. */
const withLimits = (parts: BarPart[]) => {
  let end = 0;
  return parts.map(part => {
    const from = part.from ?? end;
    end = from + part.amount;
    return { ...part, min: Math.min(from, end), max: Math.max(from, end) };
  });
};

/** Returns `$35,000`, or `-$2,100`. */
const dollars = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-AU')}`;

/** Draws a table's amounts. Decorative, because the cells contain them. */
export function Bars({ bars }: { bars: Bar[] }) {
  const drawn = bars.map(({ name, parts }) => ({ name, parts: withLimits(parts) }));
  const allParts = drawn.flatMap(({ parts }) => parts);
  const min = Math.min(0, ...allParts.map(part => part.min));
  const max = Math.max(...allParts.map(part => part.max));
  const percent = (amount: number) => `${(amount / (max - min)) * 100}%`;
  const zeroStyle = { '--zero': percent(-min) } as CSSProperties;
  return (
    <Box
      aria-hidden
      mt="4"
      mb="2"
      fontFamily="body"
      fontWeight="400"
      fontSize="0.97rem"
      lineHeight="1.4"
      data-plot=""
    >
      {drawn.map(({ name, parts }) => (
        <Row key={name}>
          <div>
            <b>{name}</b>
            {parts.map(part => (
              <LegendEntry key={part.name ?? ''}>
                {part.name && <Swatch look={part.look} />}
                {part.name && <span>{part.name}</span>}
                <span>{dollars(part.amount)}</span>
              </LegendEntry>
            ))}
          </div>
          <Track style={zeroStyle}>
            {parts.map(part => (
              <BarSegment
                key={part.name ?? ''}
                look={part.look}
                style={
                  {
                    '--from': percent(part.min - min),
                    '--size': percent(part.max - part.min),
                  } as CSSProperties
                }
              />
            ))}
          </Track>
        </Row>
      ))}
    </Box>
  );
}
