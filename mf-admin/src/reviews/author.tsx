import { type AdminReview, RESIDENCY } from '@home-truths/platform/contract';
import { Box, Text } from '@home-truths/platform/ui';

interface AuthorProps {
  review: AdminReview;
  isRevealed: boolean;
}

export const Author = ({ review, isRevealed }: AuthorProps) => {
  const { user, authorName, isAnonymous } = review;
  const account = isAnonymous && !isRevealed ? null : user;
  const isUnnamed = isAnonymous && !account;
  return (
    <Box role={isRevealed ? 'status' : undefined} textStyle="meta">
      <Text dir="auto">
        <b translate={isUnnamed ? undefined : 'no'}>
          {isUnnamed ? 'Anonymous' : (account?.username ?? authorName)}
        </b>
        <span>{isRevealed && ' (shown as Anonymous)'}</span>
        {' · '}
        <span>{RESIDENCY[review.residencyStatus]}</span>
      </Text>
      {account && (
        <Text color="fg.muted" lineClamp="1" title={account.email} dir="auto">
          <span translate="no">{account.email}</span>
        </Text>
      )}
    </Box>
  );
};
