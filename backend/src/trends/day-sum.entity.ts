import { defineEntity, p } from '@mikro-orm/core';

const DaySumSchema = defineEntity({
  name: 'DaySum',
  properties: {
    day: p.date().primary(),
    leads: p.integer(),
    /** The waiting hours of leads first called that day. */
    callHours: p.array(Number).columnType('real[]'),
    complaints: p.integer(),
    /** The waiting days of complaints decided that day. */
    decisionDays: p.array(Number).columnType('real[]'),
    /** Reviews written that day, without deleted ones. */
    reviews: p.integer(),
    verifiedReviews: p.integer(),
    hiddenReviews: p.integer(),
    /** The numbers of reviews with one to five stars. */
    ratingCounts: p.array(Number).columnType('int[]'),
    /** Opened pages of properties; null if they were not counted. */
    pageViews: p.integer().nullable(),
    countedAt: p.datetime(),
  },
});

/** Events of a day, counted once an hour for the console's trends. */
export class DaySum extends DaySumSchema.class {}
DaySumSchema.setClass(DaySum);
