import { defineEntity, p } from '@mikro-orm/core';

const DaySumSchema = defineEntity({
  name: 'DaySum',
  properties: {
    /** A day in Sydney. */
    day: p.date().primary(),
    leads: p.integer(),
    /** For each lead first called that day how many hours it had waited. */
    callHours: p.array(Number).columnType('real[]'),
    complaints: p.integer(),
    /** For each complaint decided that day how many days it had waited. */
    decisionDays: p.array(Number).columnType('real[]'),
    /** Reviews written that day that are not deleted, and those of them that are verified and hidden. */
    reviews: p.integer(),
    verifiedReviews: p.integer(),
    hiddenReviews: p.integer(),
    /** The first number counts one star, the fifth five. */
    ratingCounts: p.array(Number).columnType('int[]'),
    /** Pages of properties that browsers opened; null where nothing was counted. */
    pageViews: p.integer().nullable(),
    countedAt: p.datetime(),
  },
});

/** What happened on one day, counted once an hour. */
export class DaySum extends DaySumSchema.class {}
DaySumSchema.setClass(DaySum);
