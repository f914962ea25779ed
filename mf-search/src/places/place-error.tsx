import { isNotFound, UnavailablePage } from '@home-truths/platform/page';
import { useNavigate, useParams } from '@home-truths/platform/router';
import { Box, ButtonLink, Container, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { EMPTY_SEARCH, searchUrl } from '../search/search-params.ts';
import { FiltersButton } from '../search-box/filters-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { STATES_PATH } from './place-head.ts';

function PlaceNotFound() {
  const navigate = useNavigate();
  const isState = useParams().slug === undefined;
  return (
    <Container py={{ base: '10', md: '16' }}>
      <Heading as="h1" look="h1">
        {isState ? 'State not found' : 'Suburb not found'}
      </Heading>
      <Text mt="4" mb="6" maxW="measure" color="fg.muted">
        {isState
          ? 'We couldn’t find this state or territory. Check the list of states, or search for a suburb.'
          : 'We couldn’t find this suburb. Check its name and postcode, or search for it.'}
      </Text>
      <Box maxW="57.5rem">
        <SearchBox
          large
          search={EMPTY_SEARCH}
          renderFilters={(q, type) => (
            <FiltersButton onOpen={() => void navigate(searchUrl({ q, type, panel: 'open' }))} />
          )}
        />
      </Box>
      <TextLink mt="5" minH="11" to={STATES_PATH}>
        All states and suburbs
      </TextLink>
    </Container>
  );
}

export const PlaceError = ({ error }: { error: unknown }) =>
  isNotFound(error) ? (
    <PlaceNotFound />
  ) : (
    <UnavailablePage title="We can’t show this page right now">
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </UnavailablePage>
  );
