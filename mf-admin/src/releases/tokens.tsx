import { type ReleaseTokenRow, revokeReleaseToken } from '@home-truths/platform/contract';
import { useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { Button, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { Badge } from '../console/badge.tsx';
import { actionsColumn } from '../console/column-heads.tsx';
import { useWholeList } from '../console/list-rows.ts';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
import { Grants } from './grants.tsx';
import { MadeBy } from './parts.tsx';
import { tokensQuery } from './queries.ts';

export const loadTokenDialog = lazyWithRetry(() =>
  import('./token-dialog.tsx').then(module => module.TokenDialog),
);

const COLUMNS = [
  { name: 'Token' },
  { name: 'Rights', width: '14rem' },
  { name: 'End and last use', width: '14rem' },
  actionsColumn('8rem'),
];

/** @param now milliseconds since 1970 */
function endOf({ endsAt, revokedAt }: ReleaseTokenRow, now: number) {
  if (revokedAt) return { isOver: true, text: `Revoked ${localDate(revokedAt)}` };
  const isOver = Date.parse(endsAt) < now;
  return { isOver, text: `${isOver ? 'Ended' : 'Ends'} ${localDate(endsAt)}` };
}

function Row({ token, readAt, onRevoke }: { token: ReleaseTokenRow; readAt: number; onRevoke(): void }) {
  const { name, rights, createdAt, createdBy, lastUsedAt } = token;
  const { isOver, text } = endOf(token, readAt);
  return (
    <TableRow>
      <HeadCell>
        <Text fontWeight="600">
          <bdi translate="no">{name}</bdi>
        </Text>
        <MadeBy at={createdAt} by={createdBy} />
      </HeadCell>
      <Cell>{rights.join(', ')}</Cell>
      <Cell>
        {isOver ? <Badge>{text}</Badge> : <Text>{text}</Text>}
        <Text color="fg.muted" textStyle="meta">
          {lastUsedAt ? `Last used ${localDate(lastUsedAt)}` : 'Never used'}
        </Text>
      </Cell>
      <Cell>
        {!isOver && (
          <Button look="outline" aria-haspopup="dialog" aria-label={`Revoke: ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </Cell>
    </TableRow>
  );
}

/** The tokens by which a team releases a remote from elsewhere. */
export function Tokens({ remote }: { remote: string }) {
  const query = useQuery(tokensQuery(useApi(), remote));
  const revoking = useWrite(revokeReleaseToken);
  return (
    <Grants
      remote={remote}
      title="Tokens"
      emptyText="No token has been made yet."
      columns={COLUMNS}
      list={useWholeList(query, 'The tokens did not load')}
      add={{ text: 'Make a token', load: loadTokenDialog }}
      removal={{
        title: 'Revoke this token?',
        labels: ['Revoke', 'Revoking...'],
        consequence: 'It stops working at once, and you can’t undo this. What it released stays.',
        done: 'Token revoked',
        failed: 'We couldn’t revoke this token',
        nameOf: ({ name }) => name,
        remove: ({ id }) => revoking.mutateAsync({ input: { params: { id } } }),
      }}
    >
      {(token, confirmRemoval) => (
        <Row key={token.id} token={token} readAt={query.dataUpdatedAt} onRevoke={confirmRemoval} />
      )}
    </Grants>
  );
}
