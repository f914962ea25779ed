import { STATES } from '@home-truths/platform/contract';
import { Box, chakra, Heading, TextLink } from '@home-truths/platform/ui';
import { fullAddress, localityOf } from '@home-truths/platform/ui/home';
import { useNearest } from '../queries.ts';
import { type Search, searchUrl } from './search-params.ts';
import { placeOf } from './words.ts';

const List = chakra('ul', {
  base: { m: '0', mt: '2', p: '0', listStyle: 'none', '& a': { display: 'inline-block', py: '2' } },
});

interface Way {
  to: string;
  words: string;
}

/** Something that may have been meant, as links. */
const Ways = ({ heading, ways }: { heading: string; ways: Way[] }) =>
  ways.length === 0 ? null : (
    <Box mt="6">
      <Heading as="h3" look="h3" fontSize="1.1rem">
        {heading}
      </Heading>
      <List>
        {ways.map(({ to, words }) => (
          <li key={to}>
            <TextLink to={to}>
              <span translate="no">{words}</span>
            </TextLink>
          </li>
        ))}
      </List>
    </Box>
  );

/** Whether a text may be an address: a number and a name. */
const isAddress = (text: string) => /\d/.test(text) && /\p{L}{2}/u.test(text);

/** The address that was searched for, with the place of the filters. */
const typedAddress = (search: Search) =>
  [search.q, placeOf(search) || search.state].filter(Boolean).join(', ');

/** What leads on from a search that found nothing. */
export function WaysOn({ search }: { search: Search }) {
  const { spelling, sameStreet = [], suburbs = [] } = useNearest(search) ?? {};
  const address = typedAddress(search);
  return (
    <>
      <Ways
        heading="Did you mean"
        ways={spelling ? [{ to: searchUrl({ q: spelling }), words: spelling }] : []}
      />
      <Ways
        heading="Close matches"
        ways={sameStreet.map(home => ({ to: `/property/${home.id}`, words: fullAddress(home) }))}
      />
      <Ways
        heading="Suburbs with that name"
        ways={suburbs.map(place => ({
          to: searchUrl({ suburb: place.suburb, state: STATES.find(state => state === place.state) }),
          words: localityOf(place),
        }))}
      />
      {isAddress(search.q) && (
        <Box mt="6">
          <Heading as="h3" look="h3" fontSize="1.1rem">
            Know this property?
          </Heading>
          <TextLink to={`/write-review?${new URLSearchParams({ address })}`}>
            <span>
              Write the first review of <span translate="no">{address}</span>
            </span>
          </TextLink>
        </Box>
      )}
    </>
  );
}
