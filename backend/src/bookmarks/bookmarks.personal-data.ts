import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  PersonalData,
  type PersonalDataExport,
  type PersonalDataProvider,
} from '../accounts/personal-data.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** What bookmarks store about a member; they are deleted with the account. */
@Injectable()
export class BookmarksPersonalData implements PersonalDataProvider, OnModuleInit {
  constructor(
    private readonly bookmarks: BookmarksService,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit() {
    this.personalData.add(this);
  }

  async export(userId: number): Promise<PersonalDataExport> {
    return { bookmarks: await this.bookmarks.all(userId) };
  }
}
