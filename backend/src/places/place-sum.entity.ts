import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../database/constraints.ts';

const count = () => p.integer();
const ids = () => p.array(Number).columnType('int[]');

const PlaceSumSchema = defineEntity({
  name: 'PlaceSum',
  properties: {
    state: p.text().primary(),
    /** Empty in the row of the state itself, as are its postcode and name. */
    suburbKey: p.text().primary(),
    postcode: p.text().primary(),
    name: p.text(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** Visible properties, and those of them with reviews. */
    properties: count(),
    reviewedProperties: count(),
    reviews: count(),
    /** The first number counts one star, the fifth five. */
    ratingCounts: p.array(Number).columnType('int[]'),
    livedHereCount: count(),
    visitedCount: count(),
    ownedCount: count(),
    livedHereStars: count(),
    visitedStars: count(),
    ownedStars: count(),
    /** `{"Pests": 3}`. */
    issueTagCounts: p.json<Record<string, number>>(),
    /** Ids of properties and of buildings with several of them, more than a page shows: some may be removed meanwhile. */
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

/** What the properties of a suburb or a state add up to, counted once an hour. */
export class PlaceSum extends PlaceSumSchema.class {}
PlaceSumSchema.setClass(PlaceSum);
