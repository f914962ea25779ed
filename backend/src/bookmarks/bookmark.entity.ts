import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { Property } from '../properties/property.entity.ts';

const BookmarkSchema = defineEntity({
  name: 'Bookmark',
  tableName: 'user_bookmarks',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    property: () => p.manyToOne(Property).deleteRule('cascade').index().ref(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['user', 'property'] }],
});

export class Bookmark extends BookmarkSchema.class {}
BookmarkSchema.setClass(Bookmark);
