import { type Suggestion, suggestProperties } from '@home-truths/platform/contract';
import { type Api, read, type useQueryClient } from '@home-truths/platform/data';
import { localityOf } from '@home-truths/platform/ui/property';
import { localityText } from '../search/search-texts.ts';

type Suburb = Extract<Suggestion, { kind: 'suburb' }>;

/** Finds a suburb by its name; otherwise by name and state, shown text or postcode, if these fit only one. */
function matchSuburb(suggestions: Suggestion[], text: string, state: string | undefined): Suburb | undefined {
  const suburbs = suggestions.filter(each => each.kind === 'suburb');
  const isTyped = (shown: string) => shown.toLowerCase() === text.toLowerCase();
  const named = suburbs.find(each => isTyped(each.suburb) && (!state || each.state === state));
  if (named) return named;
  const isMatch = (each: Suburb) => [localityOf(each), localityText(each), each.postcode].some(isTyped);
  const [match, ...others] = suburbs.filter(isMatch);
  // suburbs that differ only in their postcodes are one, because the search ignores postcodes
  return match && others.every(each => localityText(each) === localityText(match)) ? match : undefined;
}

/** Asks the server for the suburb that a text names. Rejects if the call fails. */
export async function findSuburb(
  api: Api,
  queryClient: ReturnType<typeof useQueryClient>,
  text: string,
  state: string | undefined,
) {
  const suggestions = await queryClient.fetchQuery(read(api, suggestProperties, { query: { q: text } }));
  return matchSuburb(suggestions, text, state);
}
