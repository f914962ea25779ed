import { removeTrustedPublisher, type TrustedPublisherRow } from '@home-truths/platform/contract';
import { useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { Button, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { actionsColumn } from '../console/column-heads.tsx';
import { useWholeList } from '../console/list-rows.ts';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
import { Grants } from './grants.tsx';
import { MadeBy } from './parts.tsx';
import { publishersQuery } from './queries.ts';

export const loadPublisherDialog = lazyWithRetry(() =>
  import('./publisher-dialog.tsx').then(module => module.PublisherDialog),
);

const COLUMNS = [
  { name: 'Repository' },
  { name: 'Rights', width: '14rem' },
  { name: 'From and last use', width: '14rem' },
  actionsColumn('8rem'),
];

function Row({ publisher, onRemove }: { publisher: TrustedPublisherRow; onRemove(): void }) {
  const { repository, repositoryId, provider, issuer, conditionKind, condition, rights } = publisher;
  const { createdAt, createdBy, lastUsedAt } = publisher;
  return (
    <TableRow>
      <HeadCell>
        <Text fontWeight="600">
          <bdi translate="no">{repository}</bdi>
        </Text>
        <Text>{`Number ${repositoryId} at ${provider === 'github' ? 'GitHub' : issuer.replace('https://', '')}`}</Text>
        <MadeBy at={createdAt} by={createdBy} />
      </HeadCell>
      <Cell>{rights.join(', ')}</Cell>
      <Cell>
        <span>{`The ${conditionKind} `}</span>
        <bdi translate="no">{condition}</bdi>
        <Text color="fg.muted" textStyle="meta">
          {lastUsedAt ? `Last used ${localDate(lastUsedAt)}` : 'Never used'}
        </Text>
      </Cell>
      <Cell>
        <Button look="outline" aria-haspopup="dialog" aria-label={`Remove: ${repository}`} onClick={onRemove}>
          Remove
        </Button>
      </Cell>
    </TableRow>
  );
}

/** The repositories whose pipelines release a remote without a stored secret. */
export function Publishers({ remote }: { remote: string }) {
  const removing = useWrite(removeTrustedPublisher);
  return (
    <Grants
      remote={remote}
      title="Pipelines without a token"
      emptyText="No repository is trusted yet."
      columns={COLUMNS}
      list={useWholeList(useQuery(publishersQuery(useApi(), remote)), 'The trusted publishers did not load')}
      add={{ text: 'Trust a repository', load: loadPublisherDialog }}
      removal={{
        title: 'Remove this repository?',
        labels: ['Remove', 'Removing...'],
        consequence: 'Its pipelines can’t release any more. What they released stays.',
        done: 'Repository removed',
        failed: 'We couldn’t remove this repository',
        nameOf: ({ repository }) => repository,
        remove: ({ id }) => removing.mutateAsync({ input: { params: { id } } }),
      }}
    >
      {(publisher, confirmRemoval) => (
        <Row key={publisher.id} publisher={publisher} onRemove={confirmRemoval} />
      )}
    </Grants>
  );
}
