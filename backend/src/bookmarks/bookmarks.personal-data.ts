import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Keeper, PersonalData, type Told } from '../accounts/personal-data.ts';
import { BookmarksService } from './bookmarks.service.ts';

/** What bookmarks keep about a member; they go with the account. */
@Injectable()
export class BookmarksPersonalData implements Keeper, OnModuleInit {
  constructor(
    private readonly bookmarks: BookmarksService,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit() {
    this.personalData.add(this);
  }

  async tell(userId: number): Promise<Told> {
    return { bookmarks: await this.bookmarks.all(userId) };
  }
}
