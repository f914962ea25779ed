import { PLACE_MINIMUM, type State, type StateDetail } from '@home-truths/platform/contract';
import { PageSkeleton } from '@home-truths/platform/page';
import { oneDecimal } from '@home-truths/platform/rating';
import { useParams } from '@home-truths/platform/router';
import { rulesOfState, STATE_RULES_DATE } from '@home-truths/platform/state-rules';
import { ButtonLink, Container, chakra, Text, TextLink } from '@home-truths/platform/ui';
import { Search } from '@home-truths/platform/ui/icons';
import { joinWithSpaces, knownPostcode, reviewsText } from '@home-truths/platform/ui/property';
import { searchUrl } from '../search/search-params.ts';
import { STATES_PATH } from './place-head.ts';
import { PlaceHero } from './place-hero.tsx';
import { Footnotes, PlaceItem, PlaceList, PlaceSection, PlaceSections } from './place-parts.tsx';
import { useStateDetail } from './place-queries.ts';
import { PlaceIssues, PlaceRating } from './place-rating.tsx';
import { placeCountsText, stateOf } from './place-texts.ts';

type SuburbRow = StateDetail['suburbs'][number];

/** Suburbs with fewer reviews are folded. */
const MAX_UNFOLDED = 12;

function suburbText({ reviewCount, averageRating }: SuburbRow) {
  if (averageRating !== null) return `${oneDecimal(averageRating)} out of 5 · ${reviewsText(reviewCount)}`;
  const reason = reviewCount < PLACE_MINIMUM.reviews ? 'too few' : 'too few properties';
  return `${reviewsText(reviewCount)}, ${reason} for an average`;
}

const SuburbList = ({ suburbs }: { suburbs: readonly SuburbRow[] }) => (
  <PlaceList>
    {suburbs.map(suburb => (
      <PlaceItem
        key={suburb.place}
        to={suburb.place}
        name={joinWithSpaces(suburb.name, knownPostcode(suburb))}
      >
        {suburbText(suburb)}
      </PlaceItem>
    ))}
  </PlaceList>
);

const OtherSuburbs = chakra('details', {
  base: {
    mt: '2',
    '& summary': {
      w: 'fit-content',
      py: '2.5',
      color: 'brand.fg',
      fontWeight: '600',
      cursor: 'pointer',
    },
  },
});

function Suburbs({ suburbs }: Pick<StateDetail, 'suburbs'>) {
  const mostReviewed = [...suburbs].sort((a, b) => b.reviewCount - a.reviewCount).slice(0, MAX_UNFOLDED);
  const others = suburbs.filter(suburb => !mostReviewed.includes(suburb));
  return (
    <PlaceSection id="suburbs" title="Suburbs with reviews">
      {suburbs.length === 0 ? (
        <Text color="fg.muted">No suburb here has a review yet.</Text>
      ) : (
        <SuburbList suburbs={mostReviewed} />
      )}
      {others.length > 0 && (
        <OtherSuburbs>
          <summary>{`Show all ${suburbs.length}`}</summary>
          <SuburbList suburbs={others} />
        </OtherSuburbs>
      )}
    </PlaceSection>
  );
}

const Rules = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '14rem minmax(0, 1fr)' },
    columnGap: '8',
    maxW: '52rem',
    '& dt': { fontWeight: '600', mt: { base: '3', md: '0' } },
    '& dd': { mb: { md: '3' } },
  },
});

function StateRules({ state, name }: Pick<StateDetail, 'state' | 'name'>) {
  const rules = rulesOfState(state);
  return (
    rules && (
      <PlaceSection id="rules" title={`Rules for renting in ${name}`}>
        <Rules>
          <dt>Rent increases</dt>
          <dd>{rules.rentIncreases}</dd>
          <dt>Ending, entry and bond</dt>
          <dd>{rules.endingEntryBond}</dd>
          <dt>Official body</dt>
          <dd>
            <TextLink to={rules.authority.url}>{rules.authority.name}</TextLink>
          </dd>
          {state === 'VIC' && (
            <>
              <dt>Look up the owner</dt>
              <dd>
                <span>
                  The rental non-compliance register lists, for three years, owners and agents whom the
                  tribunal ordered to fix a breach or pay compensation, or who were convicted of an offence.
                  It’s kept by{' '}
                </span>
                <TextLink to="https://www.consumer.vic.gov.au">Consumer Affairs Victoria</TextLink>
              </dd>
            </>
          )}
          <dt>More in our guide</dt>
          <dd>
            <TextLink to="/tenant-rights-australia">Tenant rights in Australia</TextLink>
          </dd>
        </Rules>
        <Text mt="4" color="fg.muted" textStyle="meta">
          {`As at ${STATE_RULES_DATE}. This is general information, not legal advice.`}
        </Text>
      </PlaceSection>
    )
  );
}

export function StateScreen() {
  // the loader has refused unknown states
  const { data: state, error } = useStateDetail(stateOf(useParams().state) as State);
  if (error) throw error;
  if (!state) return <PageSkeleton />;
  return (
    <>
      <PlaceHero
        crumbs={[{ to: STATES_PATH, text: 'Suburbs' }]}
        name={state.name}
        intro={`Reviews of homes in ${state.name}, suburb by suburb, by people who’ve lived in them, inspected them or owned them.`}
        counts={placeCountsText(state)}
      >
        <ButtonLink to={searchUrl({ state: stateOf(state.state) })} look="outline">
          <Search size={18} aria-hidden /> <span>{`Search in ${state.name}`}</span>
        </ButtonLink>
        <ButtonLink to="/write-review" look="outline">
          Write a Review
        </ButtonLink>
      </PlaceHero>
      <Container mt={{ base: '6', md: '9' }} pb="8">
        <PlaceSections>
          <Suburbs suburbs={state.suburbs} />
          <PlaceIssues sums={state} />
          <PlaceRating sums={state} />
          <StateRules state={state.state} name={state.name} />
        </PlaceSections>
        <Footnotes countedAt={state.countedAt} />
      </Container>
    </>
  );
}
