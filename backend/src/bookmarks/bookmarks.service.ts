import type { Bookmark, PropertyRow } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { toExcerpt } from '../properties/excerpt.ts';
import { bookmarksOf, forgetHome, keepHome } from './bookmarks.sql.ts';

type ListedRow = PropertyRow & { bookmarkId: number; userId: number; createdAt: string };

const toBookmark = ({ bookmarkId, userId, createdAt, ...home }: ListedRow): Bookmark => ({
  ...{ id: bookmarkId, userId, propertyId: home.id, createdAt },
  property: { ...home, excerpt: toExcerpt(home.excerpt) },
});

/** The homes people keep in mind. */
@Injectable()
export class BookmarksService {
  constructor(private readonly database: Database) {}

  /** All of one person's, newest first. */
  async list(userId: number): Promise<Bookmark[]> {
    const rows = await this.database.rows<ListedRow>(bookmarksOf(userId));
    return rows.map(toBookmark);
  }

  /**
   * Keeps a home in mind; once is as good as twice.
   * @throws NotFoundException when there is no such home
   */
  async add(userId: number, propertyId: number): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const added = await this.database.rows(keepHome(userId, propertyId));
    const [row] = await this.database.rows<ListedRow>(bookmarksOf(userId, propertyId));
    if (!row) throw new NotFoundException('Property not found');
    return { bookmark: toBookmark(row), isNew: added.length === 1 };
  }

  /** Forgets a home; it need not have been kept. */
  async remove(userId: number, propertyId: number): Promise<void> {
    await this.database.rows(forgetHome(userId, propertyId));
  }
}
