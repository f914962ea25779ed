import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { localityOf } from '@home-truths/platform/ui/property';
import { CardExcerpt, CardRating } from '../property-card/property-card.tsx';
import { useRecentProperties } from '../queries.ts';

/** A board on a post, which stands on the drawn street: `bottom` undoes the padding of `Hero`. */
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
      '& div > :first-child': { color: 'fg', fontFamily: 'heading', fontWeight: '600', fontSize: '1.2rem' },
    },
  },
});

/** Screen readers and Tab skip this review, which the first card below shows again. */
export function HeroReview() {
  const property = useRecentProperties().data?.rows[0];
  if (!property?.excerpt) return null;
  return (
    <Board aria-hidden>
      <Link to={`/property/${property.id}`} tabIndex={-1}>
        <CardExcerpt {...property} />
        <CardRating {...property} />
        <b translate="no">{localityOf(property)}</b>
      </Link>
    </Board>
  );
}
