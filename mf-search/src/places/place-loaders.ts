import { statePath } from '@home-truths/platform/contract';
import { notFound, orNotFound, untilPlaceholders } from '@home-truths/platform/page';
import { type Ctx, redirect } from '@home-truths/platform/router';
import { prepareBookmarks } from '../queries.ts';
import { canonicalPath } from './place-head.ts';
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

const requireCanonicalPath = (request: Request, path: string) => {
  if (new URL(request.url).pathname.replace(/\/$/, '') !== path) throw redirect(path, 301);
};

const loadStates = ({ queryClient, api }: Ctx) =>
  untilPlaceholders(queryClient.ensureQueryData(statesQuery(api)));

function loadState({ queryClient, api }: Ctx, { params, request }: LoaderArguments) {
  const state = requireState(params.state, 'State');
  requireCanonicalPath(request, statePath(state));
  return untilPlaceholders(queryClient.ensureQueryData(stateQuery(api, state)));
}

function loadSuburb(ctx: Ctx, { params, request }: LoaderArguments) {
  const state = requireState(params.state, 'Suburb');
  const query = suburbQuery(ctx.api, state, params.slug ?? '');
  const loading = orNotFound('Suburb', ctx.queryClient.ensureQueryData(query)).then(async suburb => {
    requireCanonicalPath(request, canonicalPath(suburb));
    await prepareBookmarks(ctx, [...suburb.mostReviewed, ...suburb.latest]);
  });
  return untilPlaceholders(loading);
}

export async function loadPlace(ctx: Ctx, args: LoaderArguments): Promise<null> {
  const { state, slug } = args.params;
  if (slug !== undefined) await loadSuburb(ctx, args);
  else if (state !== undefined) await loadState(ctx, args);
  else await loadStates(ctx);
  return null;
}
