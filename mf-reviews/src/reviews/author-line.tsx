import { RESIDENCY, type Review } from '@home-truths/platform/contract';
import { Box, chakra, Flex, HStack } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';
import { ShieldCheck, User } from '@home-truths/platform/ui/icons';

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '11',
    h: '11',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'brand.fg',
    fontWeight: '700',
  },
  variants: { nameless: { true: { bg: 'bg.inset', color: 'fg.muted' } } },
});

const initialOf = (name: string) => String.fromCodePoint(name.trim().codePointAt(0) ?? 63).toUpperCase();

const Verified = () => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    textStyle="meta"
    fontWeight="500"
    color="issue.green.fg"
  >
    <ShieldCheck size={16} aria-hidden /> Verified
  </chakra.span>
);

const EDITED = { author: 'Edited', moderators: 'Edited by moderators' } as const;

/** What is told of an author; a review that is still being written has no date. */
type Authorship = Pick<Review, 'authorName' | 'isAnonymous' | 'isVerified' | 'residencyStatus' | 'edited'> &
  Partial<Pick<Review, 'createdAt' | 'editedAt'>>;

/** Who wrote a review, how they know the home, and when (decision 18). */
export const AuthorLine = ({ review }: { review: Authorship }) => (
  <HStack gap="3" align="center" minW="0">
    <Avatar nameless={review.isAnonymous} aria-hidden>
      {review.isAnonymous ? <User size={18} /> : initialOf(review.authorName)}
    </Avatar>
    <Box minW="0">
      <Flex columnGap="3" align="center" flexWrap="wrap">
        <chakra.bdi fontWeight="600">
          <span translate={review.isAnonymous ? undefined : 'no'}>{review.authorName}</span>
        </chakra.bdi>
        {review.isVerified && <Verified />}
      </Flex>
      <Flex columnGap="3" flexWrap="wrap" textStyle="meta" color="fg.muted">
        <span>{RESIDENCY[review.residencyStatus]}</span>
        {review.createdAt && <time dateTime={review.createdAt}>{localDate(review.createdAt)}</time>}
        {review.edited && (
          <span>
            <span>{EDITED[review.edited]}</span>
            {review.editedAt && (
              <span>
                {', '}
                <time dateTime={review.editedAt}>{localDate(review.editedAt)}</time>
              </span>
            )}
          </span>
        )}
      </Flex>
    </Box>
  </HStack>
);
