import { type Bookmark, type BookmarkedProperty, LIMITS, type Page } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { PersonalDataProvider } from '../accounts/personal-data.ts';
import { Database } from '../platform/database/database.ts';
import type { ListPage } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import { followMerge } from '../properties/addresses/follow-merge.ts';
import { Property } from '../properties/property.entity.ts';
import { toExcerpt } from '../properties/search/excerpt.ts';
import { Bookmark as BookmarkEntity } from './bookmark.entity.ts';
import {
  type BookmarkRow,
  bookmarkedIds,
  deleteBookmark,
  insertBookmark,
  lockBookmarks,
  selectBookmark,
  selectBookmarkPage,
} from './bookmarks.sql.ts';

const toBookmark = ({ bookmarkId, userId, createdAt, ...property }: BookmarkRow): Bookmark => ({
  id: bookmarkId,
  userId,
  propertyId: property.id,
  createdAt,
  property: { ...property, excerpt: toExcerpt(property.excerpt) },
});

export const bookmarksPersonalData: PersonalDataProvider = {
  export: async (userId, database) => ({
    bookmarks: (await database.rows(selectBookmarkPage(userId))).map(toBookmark),
  }),
};

@Injectable()
export class BookmarksService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  async page(userId: number, page: ListPage): Promise<Page<Bookmark[]>> {
    const [rows, total] = await Promise.all([
      this.database.rows(selectBookmarkPage(userId, page)),
      this.em.fork().count(BookmarkEntity, { user: userId, property: { deletedAt: null } }),
    ]);
    return { rows: rows.map(toBookmark), total: String(total) };
  }

  properties(userId: number): Promise<BookmarkedProperty[]> {
    return this.database.rows(bookmarkedIds(userId));
  }

  add(userId: number, propertyId: number): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    return followMerge(this.database, propertyId, id => this.addFor(userId, id));
  }

  private async addFor(userId: number, propertyId: number): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const added = await this.em.transactional(async em => {
      await query(em, lockBookmarks(userId));
      // adds nothing beyond the limit
      return query(em, insertBookmark(userId, propertyId));
    });
    const [row] = await this.database.rows(selectBookmark(userId, propertyId));
    if (row) return { bookmark: toBookmark(row), isNew: added.length === 1 };
    if ((await this.em.fork().count(Property, { id: propertyId, deletedAt: null })) === 0)
      throw new NotFoundException('Property not found');
    throw new ConflictException(
      `You can bookmark up to ${LIMITS.bookmarks} properties. Remove one to add another.`,
    );
  }

  async remove(userId: number, propertyId: number): Promise<void> {
    await query(this.em.fork(), deleteBookmark(userId, propertyId));
  }
}
