import type { AdminRelease } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { Flex, Text } from '@home-truths/platform/ui';
import { AdminPage } from '../console/admin-page.tsx';
import { RecordLink } from '../console/links.ts';
import { useWholeList } from '../console/list-rows.ts';
import { RowTable } from '../console/row-table.tsx';
import { Cell, HeadCell, PhoneOnly, TableRow } from '../console/table-row.tsx';
import { judgeFailures } from './figures.ts';
import { JudgementBadge, momentText, StateBadges, Version } from './parts.tsx';
import { releasesQuery } from './queries.ts';

const COLUMNS = [
  { name: 'Remote' },
  { name: 'Pinned' },
  { name: 'Canary' },
  { name: 'Previous', width: '13rem' },
];

const MutedText = ({ children }: { children: string }) => (
  <Text color="fg.muted" textStyle="meta">
    {children}
  </Text>
);

const Row = ({ release }: { release: AdminRelease }) => {
  const { remote, pinned, canary, previous } = release;
  return (
    <TableRow>
      <HeadCell>
        <RecordLink
          display="inline-flex"
          alignItems="center"
          minH="9"
          fontWeight="600"
          data-key="Enter"
          to={`/admin/releases/${remote}`}
        >
          <span translate="no">{remote}</span>
        </RecordLink>
        <Flex gap="2" wrap="wrap">
          <StateBadges release={release} />
        </Flex>
      </HeadCell>
      <Cell>
        <PhoneOnly color="fg.muted">Pinned </PhoneOnly>
        {pinned ? <Version>{pinned.version}</Version> : <span>Nothing yet</span>}
        {pinned?.since && <MutedText>{`Since ${momentText(pinned.since)}`}</MutedText>}
      </Cell>
      <Cell>
        <PhoneOnly color="fg.muted">Canary </PhoneOnly>
        {canary ? <Version>{canary.version}</Version> : <span>None</span>}
        {canary && (
          <MutedText>
            {`${canary.percent} %${canary.began ? ` since ${momentText(canary.began)}` : ''}`}
          </MutedText>
        )}
        {canary && pinned && <JudgementBadge judgement={judgeFailures(canary.counts, pinned.counts)} />}
      </Cell>
      <Cell>
        <PhoneOnly color="fg.muted">Previous </PhoneOnly>
        {previous === null ? <span>None</span> : <Version>{previous}</Version>}
      </Cell>
    </TableRow>
  );
};

export function ReleasesScreen() {
  const releases = useWholeList(useQuery(releasesQuery(useApi())), 'The releases did not load');
  return (
    <AdminPage
      title="Releases"
      text="Which version of each part of the site visitors get, and how it is doing."
    >
      <RowTable {...releases} what="Remotes" emptyText="Nothing has been released yet." columns={COLUMNS}>
        {release => <Row key={release.remote} release={release} />}
      </RowTable>
    </AdminPage>
  );
}
