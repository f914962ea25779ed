import type { AdminRelease } from '@home-truths/platform/contract';
import { Card, chakra, Text } from '@home-truths/platform/ui';
import { Version, When } from './parts.tsx';

const Change = chakra('li', {
  base: { py: '3', overflowWrap: 'anywhere', '& + &': { borderTopWidth: '1px' } },
});

/** The changes of a remote, newest first. */
export const History = ({ history }: Pick<AdminRelease, 'history'>) => (
  <Card asChild px={{ base: '4', md: '6' }} py="1">
    <ol aria-label="History">
      {history.length === 0 && <Change>Nothing has changed yet.</Change>}
      {history.map(({ revision, at, by, what, reason }) => (
        <Change key={revision}>
          <Version>{what}</Version>
          {reason && (
            <Text maxW="measure" dir="auto">
              <span>Reason: </span>
              <bdi>{reason}</bdi>
            </Text>
          )}
          <Text color="fg.muted" textStyle="meta">
            <When at={at} by={by} />
          </Text>
        </Change>
      ))}
    </ol>
  </Card>
);
