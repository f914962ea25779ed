import type {
  Complaint as AdminComplaint,
  DecisionPreview,
  Page,
  ParsedInput,
  reclassifyComplaint,
  settleComplaint,
} from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { Complaint } from './complaint.entity.ts';
import {
  adminComplaint,
  adminComplaints,
  type ComplaintSearch,
  decisionFinality,
  deleteDecided,
} from './complaints.admin.sql.ts';
import { DecisionMails, type PlannedDecision } from './decision-mails.ts';
import { hideReportedReview, unhideReportedReview } from './reported-review.ts';

const COMPLAINT_NOT_FOUND = 'Complaint not found';

@Injectable()
export class ComplaintsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mails: DecisionMails,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async list(filters: ComplaintSearch): Promise<Page<AdminComplaint[]>> {
    const listed = adminComplaints(filters, this.environment.UNDO_SECONDS);
    return adminPageOf(await this.database.rows(listed));
  }

  /**
   * Decides a complaint and, if requested, other open reports of its review. `hidden` hides the review, with the note
   * for its author. Mails leave when the decision is final.
   */
  async decide(
    id: number,
    settlement: ParsedInput<typeof settleComplaint>['body'],
    by: number,
  ): Promise<AdminComplaint> {
    const { decision, note, version, sendToReporter = true } = settlement;
    await this.em.transactional(async em => {
      const complaints = await lockOpen(em, id, version, await idsOfOthers(em, id, settlement));
      const decidedAt = new Date();
      // stored with the decision, so that undoing it restores the note
      const before =
        decision === 'hidden'
          ? { note: await hideReportedReview(em, complaints[0], note, decidedAt) }
          : undefined;
      for (const complaint of complaints) {
        Object.assign(complaint, { decision, decisionNote: note, decidedAt });
        const after = { decision, note, ...(!sendToReporter && { sendToReporter }) };
        writeAuditEntry(em, { by, action: 'settle', subject: 'complaint', id: complaint.id, before, after });
      }
      await em.flush();
      await this.mails.queue(em, complaints, sendToReporter);
    });
    return this.read(id);
  }

  async preview(id: number, planned: PlannedDecision): Promise<DecisionPreview> {
    const others = await idsOfOthers(this.em.fork(), id, planned);
    const preview = await this.mails.preview(id, { ...planned, others });
    if (!preview) throw new NotFoundException(COMPLAINT_NOT_FOUND);
    return preview;
  }

  /** Undoes all decisions made together, and unhides the review. */
  async undo(id: number, version: number | undefined, by: number): Promise<AdminComplaint> {
    await this.em.transactional(async em => {
      const decidedTogether = await lockDecidedTogether(em, id);
      const complaint = decidedTogether.find(each => each.id === id);
      if (!complaint) throw new ConflictException('This complaint has no decision to undo');
      assertCurrentVersion(complaint, version);
      if (await this.isFinal(em, id))
        throw new ConflictException(
          'This decision can’t be undone any more. The emails about it have been sent.',
        );
      if (complaint.decision === 'hidden') await unhideReportedReview(em, complaint, decidedTogether);
      for (const each of decidedTogether) {
        const before = { decision: each.decision, note: each.decisionNote };
        Object.assign(each, { decision: null, decisionNote: null, decidedAt: null });
        writeAuditEntry(em, { by, action: 'undo', subject: 'complaint', id: each.id, before });
      }
    });
    return this.read(id);
  }

  async reclassify(
    id: number,
    { kind, version }: ParsedInput<typeof reclassifyComplaint>['body'],
    by: number,
  ): Promise<AdminComplaint> {
    await this.em.transactional(async em => {
      const [complaint] = await lockOpen(em, id, version, []);
      if (kind === 'review' && !(complaint.review && complaint.reason))
        throw new ConflictException('This complaint didn’t come as a report of a review');
      const before = { kind: complaint.kind };
      complaint.kind = kind;
      writeAuditEntry(em, { by, action: 'edit', subject: 'complaint', id, before, after: { kind } });
    });
    return this.read(id);
  }

  @Hourly('deleting old complaints')
  async sweep(): Promise<void> {
    await this.database.rows(deleteDecided());
  }

  private async isFinal(em: EntityManager, id: number) {
    const { UNDO_SECONDS } = this.environment;
    const [row] = await query(em, decisionFinality(id, UNDO_SECONDS));
    return row?.isFinal;
  }

  private async read(id: number) {
    return onlyRow(await this.database.rows(adminComplaint(id, this.environment.UNDO_SECONDS)));
  }
}

/** Prevents deadlocks. */
const LOCK_IN_ID_ORDER = {
  lockMode: LockMode.PESSIMISTIC_WRITE,
  orderBy: { id: 'asc' },
  refresh: true,
} as const;

/** Returns the ids of `others`, or of all open reports of the review. */
async function idsOfOthers(
  em: EntityManager,
  id: number,
  { all, others = [] }: Pick<PlannedDecision, 'all' | 'others'>,
): Promise<number[]> {
  if (!all) return others;
  const complaint = await em.findOne(Complaint, { id });
  if (!complaint?.review) return [];
  const openReports = { review: complaint.review.id, kind: 'review', decidedAt: null, id: { $ne: id } };
  const reports = await em.find(Complaint, openReports, { fields: ['id'], orderBy: { id: 'asc' } });
  return reports.map(report => report.id);
}

/** Returns the complaint to decide, then the others, open reports of its review. */
async function lockOpen(
  em: EntityManager,
  id: number,
  version: number | undefined,
  others: readonly number[],
): Promise<[Complaint, ...Complaint[]]> {
  const locked = await em.find(Complaint, { id: { $in: [id, ...others] } }, LOCK_IN_ID_ORDER);
  const complaint = locked.find(each => each.id === id);
  if (!complaint) throw new NotFoundException(COMPLAINT_NOT_FOUND);
  assertCurrentVersion(complaint, version);
  if (complaint.decidedAt) throw new ConflictException('This complaint has already been decided');
  const otherComplaints = locked.filter(each => each !== complaint);
  const isOpenReportOfSameReview = ({ review, decidedAt }: Complaint) =>
    !decidedAt && review !== null && review?.id === complaint.review?.id;
  if (locked.length < new Set([id, ...others]).size || !otherComplaints.every(isOpenReportOfSameReview))
    throw new ConflictException('One of the other reports has changed. Reload the page and try again.');
  return [complaint, ...otherComplaints];
}

/** Returns the complaints of one decision, which have its time; none if this one is undecided. */
async function lockDecidedTogether(em: EntityManager, id: number): Promise<Complaint[]> {
  const complaint = await em.findOne(Complaint, { id });
  if (!complaint) throw new NotFoundException(COMPLAINT_NOT_FOUND);
  const { review, decidedAt } = complaint;
  if (!decidedAt) return [];
  return em.find(Complaint, review ? { review: review.id, decidedAt } : { id, decidedAt }, LOCK_IN_ID_ORDER);
}
