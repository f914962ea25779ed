import { listSessions, type OwnSession } from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import {
  Box,
  Card,
  chakra,
  Flex,
  Heading,
  lazyWithRetry,
  Skeleton,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { DialogButton } from '../card/dialog-button.tsx';

export const loadEndSessionsDialog = lazyWithRetry(() =>
  import('./end-sessions-dialog.tsx').then(module => module.EndSessionsDialog),
);

const List = chakra('ul', { base: { '& li + li': { borderTopWidth: '1px' } } });

function SessionRow({ session, userId }: { session: OwnSession; userId: number }) {
  const { id, isCurrent } = session;
  const since = localDate(session.startedAt);
  return (
    <Flex as="li" align="center" gap="5" py="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box flex="1" minW="min(11rem, 100%)">
        <Text fontWeight="600">{isCurrent ? 'This browser' : 'Another browser'}</Text>
        <Text color="fg.muted">{`Signed in on ${since}, last seen on ${localDate(session.lastSeenAt)}`}</Text>
      </Box>
      {!isCurrent && (
        <DialogButton
          load={loadEndSessionsDialog}
          dialogProps={{ userId, sessionId: id }}
          aria-label={`Sign out of the browser signed in on ${since}`}
        >
          Sign out
        </DialogButton>
      )}
    </Flex>
  );
}

export function SessionsCard({ userId }: { userId: number }) {
  const { data: sessions, error, refetch } = useRead(listSessions, { params: { id: userId } });
  if (error) return <Unavailable what="Where you’re signed in" onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton minH="12rem" />;
  return (
    <Card as="section" p={{ base: '5', md: '7' }}>
      <Heading look="h3" mb="1">
        Where you’re signed in
      </Heading>
      <List aria-label="Where you’re signed in">
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} userId={userId} />
        ))}
      </List>
      {sessions.length > 1 && (
        <DialogButton load={loadEndSessionsDialog} dialogProps={{ userId }}>
          Sign out everywhere else
        </DialogButton>
      )}
    </Card>
  );
}
