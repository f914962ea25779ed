import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { BookmarksController } from './bookmarks.controller.ts';
import { BookmarksService, bookmarksPersonalData } from './bookmarks.service.ts';

@Module({ controllers: [BookmarksController], providers: [BookmarksService] })
export class BookmarksModule {
  constructor(personalData: PersonalData) {
    personalData.add(bookmarksPersonalData);
  }
}
