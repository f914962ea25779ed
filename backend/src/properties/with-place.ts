import { placePath } from '@home-truths/contract';

/** Where the page of its suburb is, under the suburb's own name. */
export interface PlaceRow {
  suburbName: string;
  state: string;
  postcode: string;
}

/** A JSON object with `place`, the path of its suburb's page. */
export const withPlace = (json: string, { suburbName, state, postcode }: PlaceRow) =>
  `${json.slice(0, -1)},"place":${JSON.stringify(placePath({ suburb: suburbName, state, postcode }))}}`;

/** The suburb's own name of a row with a suburb, however that is spelled there. */
export const suburbName = (row: string) => `coalesce((
  select name from suburb
  where suburb_key = ${row}.suburb_key and state = ${row}.state and postcode = ${row}.postcode
), ${row}.suburb)`;
