import { RESIDENCY, type Review } from '@home-truths/platform/contract';
import { Box, chakra, Flex, HStack, TextLink } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';
import { ShieldCheck, User } from '@home-truths/platform/ui/icons';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { useId } from 'react';

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

const Badge = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    textStyle: 'meta',
    fontWeight: '500',
    color: 'issue.green.fg',
    cursor: 'help',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.25em',
    '& + [popover]': {
      ...cardRecipe.base,
      maxW: '20rem',
      p: '4',
      color: 'fg',
      borderRadius: 'control',
      boxShadow: 'overlay',
      textStyle: 'meta',
      '&:popover-open': { display: 'block' },
      '@supports (position-area: bottom)': { m: '1', inset: 'auto', positionArea: 'bottom span-right' },
    },
  },
});

/** What “Verified” means, as a tooltip and in a native popover. */
const VERIFIED_MEANING =
  'A moderator has seen something that shows the author knows this property, such as a lease, a bill or a listing.';

function Verified() {
  const id = useId();
  return (
    <>
      <Badge type="button" popoverTarget={id} title={VERIFIED_MEANING}>
        <ShieldCheck size={16} aria-hidden /> <span>Verified</span>
      </Badge>
      <Box id={id} popover="auto">
        <span>{VERIFIED_MEANING}</span> <TextLink to="/help#reading">More in Help</TextLink>
      </Box>
    </>
  );
}

const EDITED_LABELS = { author: 'Edited', moderators: 'Edited by moderators' } as const;

/** The fields that are shown about an author; a review that is still being written has no date. */
type Authorship = Pick<Review, 'authorName' | 'isAnonymous' | 'isVerified' | 'residencyStatus' | 'edited'> &
  Partial<Pick<Review, 'createdAt' | 'editedAt'>>;

/** Who wrote a review, how they know the property, and when (decision 118). */
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
            <span>{EDITED_LABELS[review.edited]}</span>
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
