import { isProblem, type PropertyRow, RESIDENCY } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { Slot } from '@home-truths/platform/slots';
import { VisuallyHidden } from '@home-truths/platform/ui';
import { Bath, BedDouble, Car } from '@home-truths/platform/ui/icons';
import {
  fullAddress,
  IssueTag,
  monthText,
  PropertyPicture,
  reviewsText,
  Stars,
  truncateText,
  typeName,
} from '@home-truths/platform/ui/property';
import { type ComponentType, memo } from 'react';
import * as Shape from './card-shape.ts';

const ROOMS = [
  { key: 'bedrooms', singular: 'bedroom', plural: 'bedrooms', Icon: BedDouble },
  { key: 'bathrooms', singular: 'bathroom', plural: 'bathrooms', Icon: Bath },
  { key: 'parkingSpaces', singular: 'car space', plural: 'car spaces', Icon: Car },
] as const;

interface RoomsProps {
  property: Record<(typeof ROOMS)[number]['key'], number | null>;
}

function Rooms({ property }: RoomsProps) {
  const knownRooms = ROOMS.flatMap(room => {
    const count = property[room.key];
    return count === null ? [] : [{ ...room, count }];
  });
  return (
    knownRooms.length > 0 && (
      <ul>
        {knownRooms.map(({ key, singular, plural, Icon, count }) => (
          <li key={key}>
            <Icon size={18} aria-hidden />
            <span>{count}</span>
            <VisuallyHidden>{` ${count === 1 ? singular : plural}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    )
  );
}

const MAX_LENGTH = { address: 40, excerpt: 120 };
const MAX_TAGS = 2;

export const CardRating = ({ averageRating, reviewCount }: PropertyRow) =>
  reviewCount === 0 ? (
    <p>No reviews yet</p>
  ) : (
    <Shape.RatingLine>
      <Stars rating={Number(averageRating)} />
      <b>{Number(averageRating).toFixed(1)}</b>
      <span>{reviewsText(reviewCount)}</span>
    </Shape.RatingLine>
  );

/** Returns one tag of each kind if possible. */
function shownTags(tags: string[]) {
  const problem = tags.find(isProblem);
  const goodPoint = tags.find(tag => !isProblem(tag));
  return problem && goodPoint ? [problem, goodPoint] : tags.slice(0, MAX_TAGS);
}

const Tags = ({ issueTags }: PropertyRow) =>
  issueTags.length > 0 && (
    <Shape.CardTags>
      {shownTags(issueTags).map(tag => (
        <IssueTag key={tag} tag={tag} />
      ))}
      {issueTags.length > MAX_TAGS && <span>{`+${issueTags.length - MAX_TAGS} more`}</span>}
    </Shape.CardTags>
  );

export const CardExcerpt = ({ excerpt, excerptResidency, excerptMonth }: PropertyRow) =>
  excerpt && (
    <Shape.Excerpt>
      <p>{`“${truncateText(excerpt, MAX_LENGTH.excerpt)}”`}</p>{' '}
      {excerptResidency && excerptMonth && (
        <p>{`${RESIDENCY[excerptResidency]} · ${monthText(excerptMonth)}`}</p>
      )}
    </Shape.Excerpt>
  );

interface PropertyCardProps {
  property: PropertyRow;
  /** For a picture above the fold. */
  eager?: boolean;
  /** For a narrow column: the picture is small. */
  inRow?: boolean;
  /** Is beside “Read Reviews”; a stable component, since the card is memoized. */
  Action?: ComponentType<{ property: PropertyRow }>;
}

/** The whole card links to the property; "Read Reviews" is the only tab stop. */
export const PropertyCard = memo(({ property, eager, inRow, Action }: PropertyCardProps) => {
  const { id, propertyType } = property;
  const address = fullAddress(property);
  const url = `/property/${id}`;
  return (
    <Shape.CardContainer inRow={inRow}>
      <Shape.Surface>
        <Shape.CardPicture>
          <PropertyPicture property={property} eager={eager} />
          <Shape.TypeLabel>{typeName(propertyType)}</Shape.TypeLabel>
        </Shape.CardPicture>
        <Shape.Details>
          <Shape.StreetAddress title={address}>
            <Link to={url} tabIndex={-1}>
              <span translate="no">{truncateText(address, MAX_LENGTH.address)}</span>
            </Link>
          </Shape.StreetAddress>
          <Shape.RatingRow>
            <CardRating {...property} />
            <Rooms property={property} />
          </Shape.RatingRow>
          <Tags {...property} />
          <CardExcerpt {...property} />
          <Shape.PropertyCardFooter>
            {Action && <Action property={property} />}
            <Shape.CardReadReviews to={url} look="outline" aria-label={`Read Reviews of ${address}`}>
              Read Reviews
            </Shape.CardReadReviews>
          </Shape.PropertyCardFooter>
        </Shape.Details>
        <Shape.Corner>
          <Slot name="account.bookmark/v1" propertyId={id} />
        </Shape.Corner>
      </Shape.Surface>
    </Shape.CardContainer>
  );
});
