import {
  historyOfBuilding,
  historyOfProperty,
  propertiesOfBuilding,
  readBuilding,
  readProperty,
} from '@home-truths/platform/contract';
import { type Api, read, readInPages, useApi, usePages, useQuery } from '@home-truths/platform/data';

/** The query of one property. */
export const propertyQuery = (api: Api, id: number) => read(api, readProperty, { params: { id } });

/** One property. */
export const useProperty = (id: number) => useQuery(propertyQuery(useApi(), id));

/** The query of one building. */
export const buildingQuery = (api: Api, id: number) => read(api, readBuilding, { params: { id } });

/** One building. */
export const useBuilding = (id: number) => useQuery(buildingQuery(useApi(), id));

/** The query of a property's ratings by year. */
export const historyQuery = (api: Api, id: number) => read(api, historyOfProperty, { params: { id } });

/** A property's ratings by year. */
export const useHistory = (id: number) => useQuery(historyQuery(useApi(), id)).data;

/** The query of a building's ratings by year. */
export const buildingHistoryQuery = (api: Api, id: number) =>
  read(api, historyOfBuilding, { params: { id } });

/** A building's ratings by year. */
export const useBuildingHistory = (id: number) => useQuery(buildingHistoryQuery(useApi(), id)).data;

/** Properties of a building per page: with one more there is Show more. */
export const PROPERTIES_SIZE = 7;

/** The query of a building's properties in pages, those with the most reviews first. */
export const buildingPropertiesQuery = (api: Api, id: number) =>
  readInPages(
    api,
    propertiesOfBuilding,
    page => ({ params: { id }, query: { limit: PROPERTIES_SIZE, page } }),
    PROPERTIES_SIZE,
  );

/** The first pages of a building's properties. */
export const useBuildingProperties = (id: number, pages: number) =>
  usePages(buildingPropertiesQuery(useApi(), id), pages);
