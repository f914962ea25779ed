import {
  type BuildingLine,
  type PropertyRow,
  STATE_NAMES,
  type State,
  type SuburbDetail,
  statePath,
} from '@home-truths/platform/contract';
import { PageSkeleton } from '@home-truths/platform/page';
import { oneDecimal } from '@home-truths/platform/rating';
import { useParams } from '@home-truths/platform/router';
import {
  ButtonLink,
  Card,
  Container,
  contentVisibilityAuto,
  Grid,
  Heading,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Search } from '@home-truths/platform/ui/icons';
import {
  joinWithSpaces,
  knownPostcode,
  localityOf,
  monthText,
  reviewsText,
} from '@home-truths/platform/ui/property';
import { PropertyCard } from '../property-card/property-card.tsx';
import { searchUrl } from '../search/search-params.ts';
import { STATES_PATH } from './place-head.ts';
import { PlaceHero } from './place-hero.tsx';
import { Footnotes, PlaceItem, PlaceList, PlaceSection, PlaceSections } from './place-parts.tsx';
import { useSuburb } from './place-queries.ts';
import { PlaceIssues, PlaceRating } from './place-rating.tsx';
import { nameWithState, placeCountsText, propertyCountText, stateOf } from './place-texts.ts';

const Cards = ({ rows }: { rows: readonly PropertyRow[] }) => (
  <Grid
    gap="6"
    templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
    css={contentVisibilityAuto('& > :nth-of-type(n + 4)')}
  >
    {rows.map(row => (
      <PropertyCard key={row.id} property={row} />
    ))}
  </Grid>
);

const buildingText = (building: BuildingLine) =>
  `${oneDecimal(building.averageRating)} out of 5 · ${reviewsText(building.reviewCount)} · ${propertyCountText(building.propertyCount)}`;

const Buildings = ({ buildings }: Pick<SuburbDetail, 'buildings'>) =>
  buildings.length > 0 && (
    <PlaceSection id="buildings" title="Buildings">
      <PlaceList>
        {buildings.map(building => (
          <PlaceItem
            key={building.id}
            to={`/building/${building.id}`}
            name={building.name ?? building.address}
          >
            {buildingText(building)}
          </PlaceItem>
        ))}
      </PlaceList>
    </PlaceSection>
  );

const Nearby = ({ nearby, nearbyBy, state }: Pick<SuburbDetail, 'nearby' | 'nearbyBy' | 'state'>) =>
  nearby.length > 0 && (
    <PlaceSection
      id="nearby"
      title={nearbyBy === 'distance' ? 'Nearby suburbs' : `Other suburbs in ${STATE_NAMES[state as State]}`}
    >
      <PlaceList>
        {nearby.map(suburb => (
          <PlaceItem
            key={suburb.place}
            to={suburb.place}
            name={localityOf({ ...suburb, suburb: suburb.name })}
          >
            {reviewsText(suburb.reviewCount)}
          </PlaceItem>
        ))}
      </PlaceList>
    </PlaceSection>
  );

const latestText = ({ averageRating, excerptMonth, reviewCount }: PropertyRow) =>
  [`${oneDecimal(averageRating)} out of 5`, reviewsText(reviewCount), excerptMonth && monthText(excerptMonth)]
    .filter(Boolean)
    .join(' · ');

const Latest = ({ latest }: Pick<SuburbDetail, 'latest'>) =>
  latest.length > 0 && (
    <PlaceSection id="latest" title="Latest reviews">
      <PlaceList>
        {latest.map(property => (
          <PlaceItem key={property.id} to={`/property/${property.id}`} name={property.address}>
            {latestText(property)}
          </PlaceItem>
        ))}
      </PlaceList>
    </PlaceSection>
  );

const NoReviews = ({ name }: { name: string }) => (
  <Card as="section" aria-labelledby="no-reviews" p={{ base: '5', md: '8' }}>
    <Heading id="no-reviews">No reviews yet</Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      {`No one has reviewed a property in ${name} yet. If you’ve lived here, inspected one or owned one, your review will help the next person decide.`}
    </Text>
  </Card>
);

const RentingRules = ({ suburb: { state } }: { suburb: SuburbDetail }) => (
  <PlaceSection id="way-on" title="Before you sign">
    <Text maxW="measure">
      {`Rent increases, notice and bonds have their own rules in ${STATE_NAMES[state as State]}. Read them before you sign.`}
    </Text>
    <TextLink mt="2" minH="11" to={`${statePath(state)}#rules`}>
      {`Rules for renting in ${STATE_NAMES[state as State]}`}
    </TextLink>
  </PlaceSection>
);

export function SuburbScreen() {
  const { state, slug = '' } = useParams();
  // the loader has refused unknown states
  const { data: suburb, error } = useSuburb(stateOf(state) as State, slug);
  if (error) throw error;
  if (!suburb) return <PageSkeleton />;
  const isReviewed = suburb.reviewCount > 0;
  const search = searchUrl({ suburb: suburb.name, state: stateOf(suburb.state) });
  return (
    <>
      <PlaceHero
        crumbs={[
          { to: STATES_PATH, text: 'Suburbs' },
          { to: statePath(suburb.state), text: suburb.state },
        ]}
        name={joinWithSpaces(suburb.name, suburb.state, knownPostcode(suburb))}
        intro={`Reviews of homes in ${nameWithState(suburb)}, by people who’ve lived in them, inspected them or owned them.`}
        counts={placeCountsText(suburb)}
      >
        <ButtonLink to={search} look="outline">
          <Search size={18} aria-hidden /> <span>{`Search in ${suburb.name}`}</span>
        </ButtonLink>
        <ButtonLink to="/write-review" look="outline">
          Write a Review
        </ButtonLink>
      </PlaceHero>
      <Container mt={{ base: '6', md: '9' }} pb="8">
        <PlaceSections>
          {!isReviewed && <NoReviews name={suburb.name} />}
          <Buildings buildings={suburb.buildings} />
          {suburb.mostReviewed.length > 0 && (
            <PlaceSection id="most-reviewed" title="Most reviewed properties">
              <Cards rows={suburb.mostReviewed} />
            </PlaceSection>
          )}
          <PlaceIssues sums={suburb} />
          {isReviewed && <PlaceRating sums={suburb} />}
          <Latest {...suburb} />
          <Nearby {...suburb} />
          <RentingRules suburb={suburb} />
        </PlaceSections>
        <Footnotes {...suburb} />
      </Container>
    </>
  );
}
