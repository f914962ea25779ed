import { chakra, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { diffWordsWithSpace } from 'diff';
import { type Difference, isLong } from './differences.ts';

const Removed = chakra('del', {
  base: { bg: 'issue.red.bg', color: 'issue.red.fg', textDecoration: 'line-through', borderRadius: '2px' },
});
const Added = chakra('ins', {
  base: { bg: 'issue.green.bg', color: 'issue.green.fg', textDecoration: 'none', borderRadius: '2px' },
});

/** In characters. Longer texts, or texts with more changes, are shown whole, since comparing their words takes long. */
const MAX_COMPARED = 20_000;
const MAX_CHANGES = 2_000;

const compare = (before: string, after: string) =>
  before.length + after.length > MAX_COMPARED
    ? undefined
    : diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });

function TextDifference({ before, after }: Pick<Difference, 'before' | 'after'>) {
  const parts = compare(before, after) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let position = 0;
  return (
    <Text whiteSpace="pre-line" maxW="measure" dir="auto">
      {parts.map(({ value, removed, added }) => {
        position += value.length;
        const key = `${position}${removed ? '-' : '+'}`;
        if (removed)
          return (
            <Removed key={key}>
              <VisuallyHidden>removed: </VisuallyHidden>
              <bdi>{value}</bdi>
            </Removed>
          );
        if (added)
          return (
            <Added key={key}>
              <VisuallyHidden>added: </VisuallyHidden>
              <bdi>{value}</bdi>
            </Added>
          );
        return <bdi key={key}>{value}</bdi>;
      })}
    </Text>
  );
}

const Values = ({ before, after }: Pick<Difference, 'before' | 'after'>) => (
  <Text whiteSpace="pre-line">
    {before && (
      <Removed>
        <VisuallyHidden>before: </VisuallyHidden>
        <bdi>{before}</bdi>
      </Removed>
    )}
    {before && after && <span aria-hidden> → </span>}
    {after && (
      <Added>
        <VisuallyHidden>after: </VisuallyHidden>
        <bdi>{after}</bdi>
      </Added>
    )}
  </Text>
);

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '1.5' },
  },
});

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <List>
    {differences.map(({ name, label, ...values }) => (
      <chakra.div key={name} display="contents">
        <chakra.dt color="fg.muted" textStyle="meta" pt="0.5">
          {label}
        </chakra.dt>
        <chakra.dd minW="0" mb={{ base: '1.5', sm: '0' }}>
          {isLong(values) ? <TextDifference {...values} /> : <Values {...values} />}
        </chakra.dd>
      </chakra.div>
    ))}
  </List>
);
