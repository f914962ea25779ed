import { listStates, readState, readSuburb, type State } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

/** The query of all states. */
export const statesQuery = (api: Api) => read(api, listStates, {});

/** The query of one state. */
export const stateQuery = (api: Api, state: State) => read(api, readState, { params: { state } });

/** The query of one suburb, by the last part of its path. */
export const suburbQuery = (api: Api, state: State, slug: string) =>
  read(api, readSuburb, { params: { state, slug } });

/** All states. */
export const useStates = () => useQuery(statesQuery(useApi()));

/** One state. */
export const useStateDetail = (state: State) => useQuery(stateQuery(useApi(), state));

/** One suburb. */
export const useSuburb = (state: State, slug: string) => useQuery(suburbQuery(useApi(), state, slug));
