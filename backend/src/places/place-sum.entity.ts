import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../platform/database/constraints.ts';

const count = () => p.integer();
const ids = () => p.array(Number).columnType('int[]');

const PlaceSumSchema = defineEntity({
  name: 'PlaceSum',
  properties: {
    state: p.text().primary(),
    /** Empty, like postcode and name, in the row of the whole state. */
    suburbKey: p.text().primary(),
    postcode: p.text().primary(),
    name: p.text(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    properties: count(),
    reviewedProperties: count(),
    reviews: count(),
    /** The numbers of reviews with one to five stars. */
    ratingCounts: p.array(Number).columnType('int[]'),
    livedHereCount: count(),
    visitedCount: count(),
    ownedCount: count(),
    livedHereStars: count(),
    visitedStars: count(),
    ownedStars: count(),
    /** Such as `{"Pests": 3}`. */
    issueTagCounts: p.json<Record<string, number>>(),
    /** Ids of properties. The lists are longer than on a page, since some may be removed before the next count. */
    mostReviewed: ids(),
    latest: ids(),
    buildings: ids(),
    countedAt: p.datetime(),
  },
  indexes: sqlIndexes(
    'create index place_sum_reviews_idx on place_sum (state, reviews desc, suburb_key, postcode) where reviews > 0',
    'create index place_sum_point_idx on place_sum using gist (point(longitude, latitude)) where reviews > 0 and latitude is not null',
  ),
});

/** Sums over the properties of a suburb or a state, counted once an hour. */
export class PlaceSum extends PlaceSumSchema.class {}
PlaceSumSchema.setClass(PlaceSum);
