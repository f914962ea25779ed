import type { ComplaintDecision, Complaint as DeskComplaint, Page } from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { record } from '../audit/record.ts';
import { Database } from '../database/database.ts';
import { hourly } from '../database/hourly.ts';
import { pageOf } from '../database/page-of.ts';
import { refuseStale } from '../http/versions.ts';
import { holdReview } from '../reviews/hold-review.ts';
import { hideReview } from '../reviews/moderation.ts';
import { Complaint } from './complaint.entity.ts';
import { type ComplaintSearch, forgetDecided, listForDesk, oneForDesk } from './complaints.admin.sql.ts';

/** What was decided about a complaint, and why. */
export interface Decision {
  decision: ComplaintDecision;
  note: string;
  version?: number | undefined;
}

/** Complaints as administrators work on them. */
@Injectable()
export class ComplaintsAdminService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** One page: open ones with the longest waiting first, or settled ones with the latest first. */
  async list(asked: ComplaintSearch): Promise<Page<DeskComplaint[]>> {
    return pageOf(await this.database.rows<DeskComplaint & { found: number }>(listForDesk(asked)));
  }

  /**
   * Decides a complaint. `hidden` hides the reported review in the same transaction, and its author reads the note.
   * @throws NotFoundException, ConflictException for a version read before another change, or when there is no
   * review to hide
   */
  async settle(id: number, { decision, note, version }: Decision, by: number): Promise<DeskComplaint> {
    await this.em.transactional(async em => {
      const complaint = await em.findOne(Complaint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!complaint) throw new NotFoundException('Complaint not found');
      refuseStale(complaint, version);
      if (decision === 'hidden') await hideReported(em, complaint, note);
      Object.assign(complaint, { decision, decisionNote: note, decidedAt: new Date() });
      record(em, { by, action: 'settle', subject: 'complaint', id, after: { decision, note } });
    });
    const [complaint] = await this.database.rows<DeskComplaint>(oneForDesk(id));
    return complaint as DeskComplaint;
  }

  /** Deletes complaints decided long ago. */
  async sweep(): Promise<void> {
    await this.database.rows(forgetDecided());
  }

  onModuleInit() {
    hourly('forgetting old complaints', () => this.sweep());
  }
}

async function hideReported(em: EntityManager, { review }: Complaint, why: string) {
  if (!review) throw new ConflictException('This complaint is not about a review');
  const reported = await holdReview(em, review.id);
  if (!reported) throw new ConflictException('This review has already been deleted');
  if (!reported.hiddenAt) await hideReview(em, review.id, why);
}
