import type { PlaceSums } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { chakra, type Elements, Heading, Text } from '@home-truths/platform/ui';
import { timeText } from './place-texts.ts';

export const PlaceSections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '7', pt: '7' }, minW: '0' },
});

export const PlaceSection = ({ id, title, children }: { id: string; title: string; children: Elements }) => (
  <section aria-labelledby={id}>
    <Heading id={id} look="section" mb="4">
      {title}
    </Heading>
    {children}
  </section>
);

export const PlaceList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '8',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '3',
      py: '2',
      borderBottomWidth: '1px',
      pos: 'relative',
    },
    '& span': { color: 'fg.muted', textStyle: 'meta' },
  },
});

const CoveringLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    fontWeight: '600',
    lineHeight: '1.75rem',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    _after: { content: '""', pos: 'absolute', inset: '0' },
  },
});

interface PlaceItemProps {
  to: string;
  name: string;
  children: string;
}

export const PlaceItem = ({ to, name, children }: PlaceItemProps) => (
  <li>
    <CoveringLink to={to} translate="no">
      {name}
    </CoveringLink>
    <span>{children}</span>
  </li>
);

export const Footnotes = ({
  countedAt,
  source,
}: Pick<PlaceSums, 'countedAt'> & { source?: string | null }) => (
  <chakra.footer mt="10" pt="5" borderTopWidth="1px" color="fg.muted" textStyle="meta">
    <Text>
      <span>Last updated </span>
      <time dateTime={countedAt}>{timeText(countedAt)}</time>
    </Text>
    {source ? <Text mt="1">{source}</Text> : null}
  </chakra.footer>
);
