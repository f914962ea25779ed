import { listStates, readState, readSuburb, type State } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

export const statesQuery = (api: Api) => read(api, listStates, {});

export const stateQuery = (api: Api, state: State) => read(api, readState, { params: { state } });

export const suburbQuery = (api: Api, state: State, slug: string) =>
  read(api, readSuburb, { params: { state, slug } });

export const useStates = () => useQuery(statesQuery(useApi()));

export const useStateDetail = (state: State) => useQuery(stateQuery(useApi(), state));

export const useSuburb = (state: State, slug: string) => useQuery(suburbQuery(useApi(), state, slug));
