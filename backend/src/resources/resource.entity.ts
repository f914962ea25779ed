import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks } from '../platform/database/constraints.ts';

const ResourceSchema = defineEntity({
  name: 'Resource',
  properties: {
    id: p.integer().primary(),
    title: p.text(),
    slug: p.text().unique(),
    excerpt: p.text(),
    content: p.text(),
    imageUrl: p.text().nullable(),
    /** Minutes. */
    readTime: p.integer(),
    category: p.text(),
    /** The day when the facts were last checked. */
    updated: p.date().nullable(),
  },
  checks: sqlChecks({
    resource_category_check: `category in ('buying', 'renting', 'investing', 'legal', 'financial')`,
  }),
});

/** A guide, as the pages call it. */
export class Resource extends ResourceSchema.class {}
ResourceSchema.setClass(Resource);
