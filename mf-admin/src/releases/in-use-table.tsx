import type { AdminRelease, VersionInUse } from '@home-truths/platform/contract';
import { PercentBar } from '@home-truths/platform/rating';
import { Box, chakra, type Elements, Text } from '@home-truths/platform/ui';
import { Badge } from '../console/badge.tsx';
import { ColumnHeads } from '../console/column-heads.tsx';
import { Cell, HeadCell } from '../console/table-row.tsx';
import {
  failuresText,
  type Judgement,
  judgeFailures,
  judgeVital,
  rateOf,
  viewsOf,
  vitalText,
} from './figures.ts';
import { JudgementBadge, momentText, Origin, Version, When } from './parts.tsx';

/** Below a table's width, the values of a row are beside each other and its name is above them. */
const Table = chakra(
  'table',
  {
    base: {
      display: { base: 'block', md: 'table' },
      w: 'full',
      tableLayout: 'fixed',
      overflowWrap: 'anywhere',
      '& > *': { display: { base: 'block', md: 'table-row-group' } },
      '& tr': {
        display: { base: 'flex', md: 'table-row' },
        flexWrap: 'wrap',
        columnGap: '4',
        py: { base: '2', md: '0' },
      },
      '& tr > *': { flex: '1 1 6rem', h: 'auto', py: { md: '2.5' }, pe: { md: '4' }, verticalAlign: 'top' },
      '& tr > :first-child': { flexBasis: 'full', w: { md: '13rem' }, color: 'fg.muted', textStyle: 'meta' },
      '& tbody tr': { borderTopWidth: { base: '1px', md: '0' } },
      '& tbody tr > *': { borderTopWidth: { md: '1px' } },
    },
  },
  { defaultProps: { role: 'table' } },
);

interface Row {
  name: string;
  value(used: VersionInUse): Elements;
  /** The figures that the bars of the two versions compare. */
  figure?(used: VersionInUse): number | null;
  judge?(canary: VersionInUse, pinned: VersionInUse): Judgement | undefined;
}

const ROWS: Row[] = [
  {
    name: 'Version',
    value: ({ version, stored }) => (
      <>
        <Version>{version}</Version>
        {stored?.runsOnServer === false && <Badge colour="blue">Browser only</Badge>}
      </>
    ),
  },
  {
    name: 'In use since',
    value: ({ since, by }) => (since ? <When at={since} by={by} /> : <span>Before the history begins</span>),
  },
  {
    name: 'Stored',
    value: ({ stored }) => (stored ? <Origin stored={stored} /> : <span>No longer stored</span>),
  },
  {
    name: 'Page views',
    value: ({ counts }) => (
      <span>
        {`${viewsOf(counts).toLocaleString('en-AU')}${counts.views === null ? ' that sent web vitals' : ''}`}
      </span>
    ),
  },
  {
    name: 'Failures per page view',
    value: ({ counts }) => <span>{failuresText(counts)}</span>,
    figure: ({ counts }) => rateOf(counts),
    judge: (canary, pinned) => judgeFailures(canary.counts, pinned.counts),
  },
  ...(
    [
      ['LCP', 'Largest part drawn (LCP)'],
      ['INP', 'Response to input (INP)'],
      ['CLS', 'Layout that moves (CLS)'],
    ] as const
  ).map(
    ([vital, name]): Row => ({
      name,
      value: ({ counts }) => <span>{vitalText(vital, counts[vital])}</span>,
      figure: ({ counts }) => counts[vital],
      judge: (canary, pinned) => judgeVital(vital, canary.counts, pinned.counts),
    }),
  ),
];

function Bar({ row: { figure }, used, other }: { row: Row; used: VersionInUse; other: VersionInUse }) {
  const [value, otherValue] = [figure?.(used), figure?.(other)];
  if (typeof value !== 'number' || typeof otherValue !== 'number') return null;
  const percent = (100 * value) / Math.max(value, otherValue, Number.MIN_VALUE);
  return (
    <Box display="grid" maxW="14rem" my="1.5" css={{ '--bar': 'colors.brand.solid' }}>
      <PercentBar percent={percent} />
    </Box>
  );
}

/** The pinned version and the canary beside it. */
export function InUseTable({ release }: { release: AdminRelease & { pinned: VersionInUse } }) {
  const { pinned, canary, countedSince } = release;
  const columns = [
    { name: 'What', isNameHidden: true },
    { name: canary ? `Pinned, ${100 - canary.percent} %` : 'Pinned' },
    ...(canary ? [{ name: `Canary, ${canary.percent} %` }] : []),
  ];
  return (
    <>
      <Table aria-label="What visitors get">
        <chakra.thead role="rowgroup">
          <ColumnHeads columns={columns} sorting={undefined} />
        </chakra.thead>
        <chakra.tbody role="rowgroup">
          {ROWS.map(row => (
            <chakra.tr key={row.name} role="row">
              <HeadCell>{row.name}</HeadCell>
              <Cell>
                {row.value(pinned)}
                {canary && <Bar row={row} used={pinned} other={canary} />}
              </Cell>
              {canary && (
                <Cell>
                  {row.value(canary)}
                  <Bar row={row} used={canary} other={pinned} />
                  <JudgementBadge judgement={row.judge?.(canary, pinned)} />
                </Cell>
              )}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </Table>
      {countedSince && (
        <Text mt="2" color="fg.muted" textStyle="meta">
          {`Counted since ${momentText(countedSince)}${canary ? ', vitals from the start of that hour' : ''}. Of the vitals, three in four page views were as good or better.`}
        </Text>
      )}
    </>
  );
}
