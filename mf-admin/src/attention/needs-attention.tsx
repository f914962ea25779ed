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
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { type AttentionItem, timeLeft } from './attention-items.ts';

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } });

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '2',
  },
});

const TimeLeft = ({ dueAt, countedAt }: { dueAt: number | undefined; countedAt: number }) => {
  const { text, isOver } = dueAt === undefined ? { text: '', isOver: false } : timeLeft(dueAt, countedAt);
  return (
    <Box flexShrink="0" w={{ base: '3.25rem', md: '5rem' }} color={isOver ? 'danger.fg' : undefined}>
      <b>{text}</b>
      {text && !isOver && <VisuallyHidden> left</VisuallyHidden>}
    </Box>
  );
};

interface AttentionListProps {
  items: readonly AttentionItem[];
  /** Milliseconds since 1970; if set, each line begins with the time left. */
  countedAt?: number;
}

export const AttentionList = ({ items, countedAt }: AttentionListProps) => (
  <List>
    {items.map(({ id, dueAt, title, details, action }) => (
      <Line key={id}>
        {countedAt !== undefined && <TimeLeft dueAt={dueAt} countedAt={countedAt} />}
        <Box flex="1 0 0" maxW="full" overflowWrap="break-word">
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
          reloadDocument={action.isOwnDocument ?? false}
          aria-describedby={`attention-${id}`}
        >
          {action.label}
        </ButtonLink>
      </Line>
    ))}
  </List>
);

interface NeedsAttentionProps {
  items: readonly AttentionItem[] | undefined;
  countedAt: number;
  hasFailed: boolean;
  onRetry(): void;
}

function Content({ items, countedAt, hasFailed, onRetry }: NeedsAttentionProps) {
  if (hasFailed) return <Unavailable what="what needs attention" onRetry={onRetry} />;
  if (!items) return <Skeleton minH="14" />;
  if (items.length === 0)
    return (
      <Flex p="5" gap="3" align="center" color="fg.muted">
        <Check size={22} />
        <Text>Nothing needs attention</Text>
      </Flex>
    );
  return <AttentionList items={items} countedAt={countedAt} />;
}

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
