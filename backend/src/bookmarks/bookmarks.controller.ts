import {
  addBookmark,
  bookmarkedProperties,
  bookmarksOfUser,
  type Received,
  removeBookmark,
} from '@home-truths/contract';
import { Controller, ForbiddenException, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { By, type Person } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** The person named in a body must be the one who is signed in (decision 148). */
function refuseForOthers({ user }: Person, userId: number) {
  if (user?.id !== userId) throw new ForbiddenException('You don’t have permission to do this.');
}

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  @Serve(bookmarksOfUser)
  list(@Sent() { params, query }: Received<typeof bookmarksOfUser>) {
    return this.bookmarks.page(params.id, query);
  }

  @Serve(bookmarkedProperties)
  properties(@Sent() { params }: Received<typeof bookmarkedProperties>) {
    return this.bookmarks.properties(params.id);
  }

  @Serve(addBookmark)
  async add(
    @Sent() { body }: Received<typeof addBookmark>,
    @By() person: Person,
    @Res({ passthrough: true }) response: Response,
  ) {
    refuseForOthers(person, body.userId);
    const { bookmark, isNew } = await this.bookmarks.add(body.userId, body.propertyId);
    if (!isNew) response.status(HttpStatus.OK);
    return bookmark;
  }

  @Serve(removeBookmark)
  async remove(@Sent() { body }: Received<typeof removeBookmark>, @By() person: Person) {
    refuseForOthers(person, body.userId);
    await this.bookmarks.remove(body.userId, body.propertyId);
  }
}
