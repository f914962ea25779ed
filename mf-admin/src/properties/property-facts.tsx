import type { AdminProperty } from '@home-truths/platform/contract';
import { chakra, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { Bath, BedDouble, Car, Star } from '@home-truths/platform/ui/icons';
import { reviewsText, typeName } from '@home-truths/platform/ui/property';

const ROOMS = [
  { key: 'bedrooms', one: 'bedroom', many: 'bedrooms', Icon: BedDouble },
  { key: 'bathrooms', one: 'bathroom', many: 'bathrooms', Icon: Bath },
  { key: 'parkingSpaces', one: 'car space', many: 'car spaces', Icon: Car },
] as const;

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    minW: '0',
    color: 'fg.muted',
    textStyle: 'meta',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

export const PropertyFacts = ({ property }: { property: AdminProperty }) => (
  <Facts>
    <li dir="auto">{typeName(property.propertyType)}</li>
    {ROOMS.map(({ key, one, many, Icon }) => {
      const count = property[key];
      return (
        count !== null && (
          <li key={key}>
            <Icon size={18} aria-hidden />
            <span>{count}</span>
            <VisuallyHidden>{` ${count === 1 ? one : many}`}</VisuallyHidden>
          </li>
        )
      );
    })}
    {property.buildYear !== null && <li>{`Built ${property.buildYear}`}</li>}
    {property.propertySize && <li dir="auto">{property.propertySize}</li>}
  </Facts>
);

/** Shows the average and, on phones, the number of reviews. */
export const RatingFigure = ({ property: { averageRating, reviewCount } }: { property: AdminProperty }) =>
  reviewCount === 0 ? (
    <Text textStyle="meta">No reviews yet</Text>
  ) : (
    <Text display="flex" alignItems="center" gap="1.5" textStyle="meta">
      <Star size={16} aria-hidden />
      <b>{Number(averageRating).toFixed(1)}</b>
      <chakra.span display={{ lg: 'none' }}>
        <span aria-hidden>{`(${reviewCount.toLocaleString('en-AU')})`}</span>
        <VisuallyHidden>{`, ${reviewsText(reviewCount)}`}</VisuallyHidden>
      </chakra.span>
    </Text>
  );
