import {
  historyOfBuilding,
  historyOfProperty,
  propertiesOfBuilding,
  readBuilding,
  readProperty,
} from '@home-truths/platform/contract';
import { type Api, read, readInPages, useApi, usePages, useQuery } from '@home-truths/platform/data';

export const propertyQuery = (api: Api, id: number) => read(api, readProperty, { params: { id } });

export const useProperty = (id: number) => useQuery(propertyQuery(useApi(), id));

export const buildingQuery = (api: Api, id: number) => read(api, readBuilding, { params: { id } });

export const useBuilding = (id: number) => useQuery(buildingQuery(useApi(), id));

export const ratingHistoryQuery = (api: Api, id: number) => read(api, historyOfProperty, { params: { id } });

export const useRatingHistory = (id: number) => useQuery(ratingHistoryQuery(useApi(), id)).data;

export const buildingHistoryQuery = (api: Api, id: number) =>
  read(api, historyOfBuilding, { params: { id } });

export const useBuildingHistory = (id: number) => useQuery(buildingHistoryQuery(useApi(), id)).data;

export const PROPERTIES_PER_PAGE = 7;

export const buildingPropertiesQuery = (api: Api, id: number) =>
  readInPages(
    api,
    propertiesOfBuilding,
    page => ({ params: { id }, query: { limit: PROPERTIES_PER_PAGE, page } }),
    PROPERTIES_PER_PAGE,
  );

export const useBuildingProperties = (id: number, pages: number) =>
  usePages(buildingPropertiesQuery(useApi(), id), pages);
