import { RESIDENCY } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { chakra, Text } from '@home-truths/platform/ui';
import { localityOf, monthText, reviewsText, Stars, truncateText } from '@home-truths/platform/ui/home';
import { RatingLine } from '../property-card/card-shape.ts';
import { useRecentProperties } from '../queries.ts';

/** The most characters of a quote, as on a card. */
const MAX_QUOTE = 120;

/** A board on a post, which passes beside the search box and stands on the street. */
const Board = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    pos: 'absolute',
    top: '0',
    bottom: 'calc(0.75vw - max(11rem, 18vw))',
    insetEnd: '6',
    w: '24rem',
    pointerEvents: 'none',
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      insetBlock: '0',
      insetEnd: '1.25rem',
      w: '2',
      bg: 'deep.border',
    },
    '& a': {
      display: 'grid',
      gap: '1.5',
      p: '5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.floating',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      pointerEvents: 'auto',
    },
  },
});

/**
 * What a visitor gets, at a glance: the newest review of the first property below, from the width on that has room for
 * it. It is read there; here it is neither announced nor a tab stop.
 */
export function HeroReview() {
  const property = useRecentProperties().data?.rows[0];
  if (!property?.excerpt) return null;
  const { excerpt, excerptResidency, excerptMonth } = property;
  return (
    <Board aria-hidden>
      <Link to={`/property/${property.id}`} tabIndex={-1}>
        <Text fontFamily="heading" fontWeight="600" fontSize="1.2rem" lineHeight="1.35">
          {`“${truncateText(excerpt, MAX_QUOTE)}”`}
        </Text>
        {excerptResidency && excerptMonth && (
          <Text color="fg.muted">{`${RESIDENCY[excerptResidency]} · ${monthText(excerptMonth)}`}</Text>
        )}
        <RatingLine>
          <Stars rating={Number(property.averageRating)} />
          <b>{Number(property.averageRating).toFixed(1)}</b>
          <span>{reviewsText(property.reviewCount)}</span>
        </RatingLine>
        <Text fontWeight="600" translate="no">
          {localityOf(property)}
        </Text>
      </Link>
    </Board>
  );
}
