import { type ReleaseTokenRow, revokeReleaseToken } from '@home-truths/platform/contract';
import { useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { Button, Flex, Heading, lazyWithRetry, Text, toast } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { useRef, useState } from 'react';
import { Badge } from '../console/badge.tsx';
import { actionsColumn } from '../console/column-heads.tsx';
import { ConfirmDialog } from '../console/confirm-dialog.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { useWholeList } from '../console/list-rows.ts';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { RowTable } from '../console/row-table.tsx';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
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

/** @param asOf when the token was read, in milliseconds */
function endOf({ endsAt, revokedAt }: ReleaseTokenRow, asOf: number) {
  if (revokedAt) return { isOver: true, text: `Revoked ${localDate(revokedAt)}` };
  const isOver = Date.parse(endsAt) < asOf;
  return { isOver, text: `${isOver ? 'Ended' : 'Ends'} ${localDate(endsAt)}` };
}

function Row({ token, asOf, onRevoke }: { token: ReleaseTokenRow; asOf: number; onRevoke(): void }) {
  const { name, rights, createdAt, createdBy, lastUsedAt } = token;
  const { isOver, text } = endOf(token, asOf);
  return (
    <TableRow>
      <HeadCell>
        <Text fontWeight="600">
          <bdi translate="no">{name}</bdi>
        </Text>
        <Text color="fg.muted" textStyle="meta">
          <span>{`Made ${localDate(createdAt)} by `}</span>
          {createdBy === null ? <span>the operator</span> : <bdi translate="no">{createdBy}</bdi>}
        </Text>
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
  const tokens = useWholeList(query, 'The tokens did not load');
  const revoking = useWrite(revokeReleaseToken);
  const [revoked, setRevoked] = useState<ReleaseTokenRow>();
  const [isMaking, setIsMaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const revoke = async (id: number) => {
    try {
      await revoking.mutateAsync({ input: { params: { id } } });
      toast({ title: 'Token revoked' });
    } catch (error) {
      logAndShowError('We couldn’t revoke this token', error);
    }
  };
  return (
    <>
      <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading ref={heading} as="h3" look="label" tabIndex={-1}>
          Tokens
        </Heading>
        <Button look="outline" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
          Make a token
        </Button>
      </Flex>
      <RowTable {...tokens} what="Tokens" emptyText="No token has been made yet." columns={COLUMNS}>
        {token => (
          <Row key={token.id} token={token} asOf={query.dataUpdatedAt} onRevoke={() => setRevoked(token)} />
        )}
      </RowTable>
      {revoked && (
        <ConfirmDialog
          title="Revoke this token?"
          labels={['Revoke', 'Revoking...']}
          fallbackFocus={heading}
          onConfirm={() => revoke(revoked.id)}
          onClose={() => setRevoked(undefined)}
        >
          <Text fontWeight="600" dir="auto">
            <span translate="no">{revoked.name}</span>
          </Text>
          <Text mt="2">It stops working at once, and you can’t undo this. What it released stays.</Text>
        </ConfirmDialog>
      )}
      {isMaking && (
        <LazyDialog load={loadTokenDialog} props={{ remote, onClose: () => setIsMaking(false) }} />
      )}
    </>
  );
}
