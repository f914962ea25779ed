import type { PlaceSums, StateDetail, SuburbDetail } from '@home-truths/platform/contract';
import { placePath, statePath } from '@home-truths/platform/contract';
import { isNotFound } from '@home-truths/platform/page';
import { oneDecimal } from '@home-truths/platform/rating';
import type { Ctx, Head, PageParams } from '@home-truths/platform/router';
import { breadcrumbList, type Crumb } from '@home-truths/platform/structured-data';
import { localityOf } from '@home-truths/platform/ui/property';
import { stateQuery, suburbQuery } from './place-queries.ts';
import { basisText, stateOf } from './place-texts.ts';

const SITE_NAME = 'Home Truths';
const SLOGAN = 'Know the truth before you sign.';

export const STATES_PATH = '/suburb';

export const canonicalPath = ({ name, state, postcode }: Pick<SuburbDetail, 'name' | 'state' | 'postcode'>) =>
  placePath({ suburb: name, state, postcode });

function description(sums: PlaceSums, where: string) {
  if (sums.reviewCount === 0) return `No reviews yet of homes in ${where}. ${SLOGAN}`;
  const average = sums.averageRating === null ? '' : `${oneDecimal(sums.averageRating)} out of 5.0 from `;
  const tags = sums.issueTagShares.slice(0, 3).map(({ tag }) => tag);
  const tagText = tags.length ? ` Most mentioned: ${tags.join(', ')}.` : '';
  return `${average}${basisText(sums)} in ${where}.${tagText} ${SLOGAN}`;
}

/** Returns undefined in the browser, because only search engines read it. */
const breadcrumb = (crumbs: readonly Crumb[]) =>
  process.env.SIDE === 'browser'
    ? undefined
    : [breadcrumbList([{ name: 'Suburbs', path: STATES_PATH }, ...crumbs])];

const notFoundHead = (what: string): Head => ({ title: `${what} not found | ${SITE_NAME}`, noindex: true });
const errorHead = (what: string, error: unknown): Head =>
  isNotFound(error) ? notFoundHead(what) : { title: SITE_NAME, noindex: true };

const statesHead = (): Head => ({
  title: `Suburbs of Australia | ${SITE_NAME}`,
  description: `Reviews of homes by state and suburb, by people who’ve lived in them. ${SLOGAN}`,
  canonical: STATES_PATH,
});

function stateHead({ queryClient, api }: Ctx, { params }: PageParams): Head {
  const state = stateOf(params.state);
  if (!state) return notFoundHead('State');
  const query = queryClient.getQueryState<StateDetail>(stateQuery(api, state).queryKey);
  if (!query?.data) return errorHead('State', query?.error);
  const { name, reviewCount } = query.data;
  return {
    title: `${name}: reviews of homes by suburb | ${SITE_NAME}`,
    description: description(query.data, name),
    canonical: statePath(state),
    noindex: reviewCount === 0,
    jsonLd: breadcrumb([{ name, path: statePath(state) }]),
  };
}

function suburbHead({ queryClient, api }: Ctx, { params }: PageParams): Head {
  const state = stateOf(params.state);
  if (!state) return notFoundHead('Suburb');
  const query = queryClient.getQueryState<SuburbDetail>(suburbQuery(api, state, params.slug ?? '').queryKey);
  if (!query?.data) return errorHead('Suburb', query?.error);
  const suburb = query.data;
  const locality = localityOf({ ...suburb, suburb: suburb.name });
  return {
    title: `${locality}: reviews of homes | ${SITE_NAME}`,
    description: description(suburb, locality),
    canonical: canonicalPath(suburb),
    noindex: suburb.reviewCount === 0,
    jsonLd: breadcrumb([
      { name: state, path: statePath(state) },
      { name: suburb.name, path: canonicalPath(suburb) },
    ]),
  };
}

export function placeHead(ctx: Ctx, page: PageParams): Head {
  if (page.params.slug !== undefined) return suburbHead(ctx, page);
  return page.params.state === undefined ? statesHead() : stateHead(ctx, page);
}
