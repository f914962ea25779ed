import {
  Box,
  ButtonLink,
  Card,
  chakra,
  Flex,
  Heading,
  Skeleton,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { Badge } from '../console/badge.tsx';
import type { AttentionItem, Urgency } from './attention-items.ts';

const URGENCY_BADGES = {
  overdue: { text: 'Overdue', colour: 'red' },
  soon: { text: 'Due soon', colour: 'orange' },
  waiting: { text: 'Waiting', colour: 'grey' },
  setUp: { text: 'Set-up', colour: 'blue' },
} as const satisfies Record<Urgency, { text: string; colour: string }>;

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } });

const Line = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto' },
    px: { base: '4', md: '5' },
    py: '3',
  },
});

const AttentionLine = ({ item: { id, urgency, title, details, action } }: { item: AttentionItem }) => {
  const { text, colour } = URGENCY_BADGES[urgency];
  return (
    <Line>
      <Box>
        <Badge colour={colour}>{text}</Badge>
      </Box>
      <Box minW="0">
        <Text id={`attention-${id}`} fontWeight="600">
          {title}
        </Text>
        <Text color="fg.muted" textStyle="meta">
          {details}
        </Text>
      </Box>
      <ButtonLink
        to={action.to}
        look="outline"
        justifySelf={{ base: 'start', md: 'end' }}
        reloadDocument={action.isOwnDocument ?? false}
        aria-describedby={`attention-${id}`}
      >
        {action.label}
      </ButtonLink>
    </Line>
  );
};

interface NeedsAttentionProps {
  /** Undefined while they are loading. */
  items: readonly AttentionItem[] | undefined;
  hasFailed: boolean;
  onRetry(): void;
}

function Content({ items, hasFailed, onRetry }: NeedsAttentionProps) {
  if (hasFailed) return <Unavailable what="what needs attention" onRetry={onRetry} />;
  if (!items) return <Skeleton minH="14" />;
  if (items.length === 0)
    return (
      <Flex p="5" gap="3" align="center" color="fg.muted">
        <Check size={22} />
        <Text>Nothing needs attention</Text>
      </Flex>
    );
  return (
    <List>
      {items.map(item => (
        <AttentionLine key={item.id} item={item} />
      ))}
    </List>
  );
}

/** What needs attention, the most urgent first, each with the button that does the next thing. */
export const NeedsAttention = (props: NeedsAttentionProps) => (
  <section aria-labelledby="needs-attention">
    <Heading id="needs-attention" look="h3" mb="3">
      Needs attention
    </Heading>
    <Card overflow="hidden">
      <Content {...props} />
    </Card>
  </section>
);
