import { Module } from '@nestjs/common';
import { BookmarksController } from './bookmarks.controller.ts';
import { BookmarksPersonalData } from './bookmarks.personal-data.ts';
import { BookmarksService } from './bookmarks.service.ts';

@Module({ controllers: [BookmarksController], providers: [BookmarksService, BookmarksPersonalData] })
export class BookmarksModule {}
