import type { AdminReview } from '@home-truths/platform/contract';
import { Box, Flex, Text, TextButton } from '@home-truths/platform/ui';
import { useId, useState } from 'react';

const Account = ({ user: { username, email } }: { user: NonNullable<AdminReview['user']> }) => (
  <>
    <Text fontWeight="600" dir="auto">
      <span translate="no">{username}</span>
    </Text>
    <Text as="span" color="fg.muted" textStyle="meta">
      <bdi translate="no">{email}</bdi>
    </Text>
  </>
);

/** The account behind an anonymous review, shown on request. */
function AnonymousAuthor({ user }: { user: NonNullable<AdminReview['user']> }) {
  const warning = useId();
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <Box role="status">
        <Account user={user} />
        <Text as="span" color="fg.muted" textStyle="meta">
          {' (shown as Anonymous)'}
        </Text>
      </Box>
    );
  }
  return (
    <>
      <Text fontWeight="600">Anonymous</Text>
      <Flex columnGap="3" align="center" wrap="wrap">
        <TextButton minH="11" aria-describedby={warning} onClick={() => setShown(true)}>
          Show author
        </TextButton>
        <Text id={warning} color="fg.muted" textStyle="meta">
          Readers can’t see this. We log each time it’s listed.
        </Text>
      </Flex>
    </>
  );
}

/** The author of a review, as far as they are known. */
export const Author = ({ review: { user, authorName, isAnonymous } }: { review: AdminReview }) => {
  if (user) return isAnonymous ? <AnonymousAuthor user={user} /> : <Account user={user} />;
  return (
    <Text fontWeight="600" dir="auto">
      <span translate="no">{authorName}</span>
    </Text>
  );
};
