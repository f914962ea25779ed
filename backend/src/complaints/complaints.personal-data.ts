import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Keeper, PersonalData, type Told } from '../accounts/personal-data.ts';
import { Database, type Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';

const complaintsBy = (userId: number): Statement => ({
  text: `
    select id, kind, reason, review_id as "reviewId", page, details, name, email, decision,
      ${iso('created_at')} as "createdAt", ${iso('decided_at')} as "decidedAt"
    from complaint where user_id = $1 order by id`,
  values: [userId],
});

/** What complaints keep about a member. They outlive the account, as the answer to them may still be owed. */
@Injectable()
export class ComplaintsPersonalData implements Keeper, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit() {
    this.personalData.add(this);
  }

  async tell(userId: number): Promise<Told> {
    return { complaints: await this.database.rows(complaintsBy(userId)) };
  }
}
