import {
  addBookmark,
  bookmarkedProperties,
  bookmarksOfUser,
  type ParsedInput,
  removeBookmark,
} from '@home-truths/contract';
import { Controller, ForbiddenException, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { NOT_PERMITTED } from '../platform/http/messages.ts';
import { CurrentPerson, type Person } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** Checks an id in a body; access rules check those in paths. */
function assertOwnUser({ user }: Person, userId: number) {
  if (user?.id !== userId) throw new ForbiddenException(NOT_PERMITTED);
}

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  @RouteHandler(bookmarksOfUser)
  list(@Input() { params, query }: ParsedInput<typeof bookmarksOfUser>) {
    return this.bookmarks.page(params.id, query);
  }

  @RouteHandler(bookmarkedProperties)
  properties(@Input() { params }: ParsedInput<typeof bookmarkedProperties>) {
    return this.bookmarks.properties(params.id);
  }

  @RouteHandler(addBookmark)
  async add(
    @Input() { body }: ParsedInput<typeof addBookmark>,
    @CurrentPerson() person: Person,
    @Res({ passthrough: true }) response: Response,
  ) {
    assertOwnUser(person, body.userId);
    const { bookmark, isNew } = await this.bookmarks.add(body.userId, body.propertyId);
    if (!isNew) response.status(HttpStatus.OK);
    return bookmark;
  }

  @RouteHandler(removeBookmark)
  async remove(@Input() { body }: ParsedInput<typeof removeBookmark>, @CurrentPerson() person: Person) {
    assertOwnUser(person, body.userId);
    await this.bookmarks.remove(body.userId, body.propertyId);
  }
}
