import { RESIDENCY, type Review } from '@home-truths/platform/contract';
import { Box, chakra, type Elements, TextLink } from '@home-truths/platform/ui';
import { Eye, House, KeyRound, ShieldCheck } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { useId } from 'react';

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

const VERIFIED_MEANING =
  'A moderator has seen something that shows the author knows this property, such as a lease, a bill or a listing.';

function Verified() {
  const id = useId();
  return (
    <div>
      <Badge type="button" popoverTarget={id} title={VERIFIED_MEANING}>
        <ShieldCheck size={16} aria-hidden /> <span>Verified</span>
      </Badge>
      <Box id={id} popover="auto">
        <span>{VERIFIED_MEANING}</span> <TextLink to="/help#reading">More in Help</TextLink>
      </Box>
    </div>
  );
}

const EDITED_LABELS = { author: 'Edited', moderators: 'Edited by moderators' } as const;

/** The preview of a review has no dates. */
type Authorship = Pick<Review, 'authorName' | 'isAnonymous' | 'isVerified' | 'residencyStatus' | 'edited'> &
  Partial<Pick<Review, 'createdAt' | 'editedAt'>>;

const ICONS = { lived_here: KeyRound, visited: Eye, owned: House } as const;

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    minW: '0',
    textStyle: 'meta',
    lineHeight: '1.5rem',
    color: 'fg.muted',
    // the text for screen readers is empty
    '& > :not(:last-child)::after': { content: '"·" / ""', ms: '1.5', color: 'fg.muted' },
  },
});

const Residency = chakra('span', {
  base: {
    fontWeight: '600',
    color: 'fg',
    '& svg': { display: 'inline', me: '1.5', verticalAlign: '-0.15em', color: 'brand.fg' },
  },
});

interface AuthorLineProps {
  review: Authorship;
  children?: Elements;
}

export function AuthorLine({ review, children }: AuthorLineProps) {
  const Icon = ICONS[review.residencyStatus];
  return (
    <Line>
      {children}
      <Residency>
        <Icon size={16} />
        <span>{RESIDENCY[review.residencyStatus]}</span>
      </Residency>
      <bdi>
        <span translate={review.isAnonymous ? undefined : 'no'}>{review.authorName}</span>
      </bdi>
      {review.isVerified && <Verified />}
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
    </Line>
  );
}
