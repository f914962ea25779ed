import { placePath } from '@home-truths/contract';

export interface PlaceRow {
  suburbName: string;
  state: string;
  postcode: string;
}

/** Adds the path of the suburb's page to a JSON object. */
export const addPlaceToJson = (json: string, { suburbName, state, postcode }: PlaceRow) =>
  `${json.slice(0, -1)},"place":${JSON.stringify(placePath({ suburb: suburbName, state, postcode }))}}`;

/** Returns SQL for the name that `suburb` has, since the row may spell it in another way. */
export const suburbName = (row: string) => `coalesce((
  select name from suburb
  where suburb_key = ${row}.suburb_key and state = ${row}.state and postcode = ${row}.postcode
), ${row}.suburb)`;
