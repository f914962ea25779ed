import { statePath } from '@home-truths/platform/contract';
import { notFound, orNotFound, untilPlaceholders } from '@home-truths/platform/page';
import { type Ctx, redirect } from '@home-truths/platform/router';
import { prepareButtons } from '../queries.ts';
import { pathOf } from './place-head.ts';
import { stateQuery, statesQuery, suburbQuery } from './place-queries.ts';
import { stateOf } from './place-texts.ts';

interface LoaderArguments {
  params: { state?: string; slug?: string };
  request: Request;
}

const requireState = (param: string | undefined, what: string) => {
  const state = stateOf(param);
  if (!state) throw notFound(what);
  return state;
};

/** A place has one path: others that mean it lead there. */
const requirePath = (request: Request, path: string) => {
  if (new URL(request.url).pathname.replace(/\/$/, '') !== path) throw redirect(path, 301);
};

/** Fills the query cache for the page of all states. */
const loadStates = ({ queryClient, api }: Ctx) =>
  untilPlaceholders(queryClient.ensureQueryData(statesQuery(api)));

/** The same for a state’s page; responds with 404 for anything else. */
function loadState({ queryClient, api }: Ctx, { params, request }: LoaderArguments) {
  const state = requireState(params.state, 'State');
  requirePath(request, statePath(state));
  return untilPlaceholders(queryClient.ensureQueryData(stateQuery(api, state)));
}

/** The same for a suburb’s page; redirects to its canonical path. */
function loadSuburb(ctx: Ctx, { params, request }: LoaderArguments) {
  const state = requireState(params.state, 'Suburb');
  const query = suburbQuery(ctx.api, state, params.slug ?? '');
  const suburb = orNotFound('Suburb', ctx.queryClient.ensureQueryData(query)).then(async found => {
    requirePath(request, pathOf(found));
    await prepareButtons(ctx, [...found.mostReviewed, ...found.latest]);
  });
  return untilPlaceholders(suburb);
}

/** Fills the query cache for the page of a place. */
export async function loadPlace(ctx: Ctx, given: LoaderArguments): Promise<null> {
  const { state, slug } = given.params;
  if (slug !== undefined) await loadSuburb(ctx, given);
  else if (state !== undefined) await loadState(ctx, given);
  else await loadStates(ctx);
  return null;
}
