import {
  COMPLAINT_KINDS,
  type createComplaint,
  type DefamationStatement,
  HARMED,
  type NewComplaint,
  type NewReport,
  REPORT_REASONS,
  RESPONSE_DAYS,
  type Reply,
} from '@home-truths/contract';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Person } from '../platform/http/person.ts';
import { AdminNotices } from '../platform/mail/admin-notices.ts';
import { type ReceiptKind, Receipts } from '../platform/mail/receipts.ts';
import { Review } from '../reviews/review.entity.ts';
import { Complaint } from './complaint.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

@Injectable()
export class ComplaintsService {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  create(values: NewComplaint, person: Person): Promise<Reply<typeof createComplaint>> {
    const { kind, page, details = '', name, email, reviewId, statement } = values;
    const about = COMPLAINT_KINDS[kind];
    return this.em.transactional(async em => {
      const complaint = { kind, details, email };
      if (kind !== 'defamation' || !statement)
        return this.store(em, { ...complaint, page, name }, about, person);
      const reported = reviewId === undefined ? null : await findVisible(em, reviewId);
      const subject = reported ? { review: reported.id, page: page || pageOf(reported) } : { page };
      const defamation = { ...complaint, ...subject, statement, name: statement.name };
      return this.store(em, defamation, about, person);
    });
  }

  report(id: number, values: NewReport, person: Person): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const reported = await findVisible(em, id);
      const about = `A review: ${REPORT_REASONS[values.reason]}`;
      const report = { ...values, kind: 'review', review: id, page: pageOf(reported) };
      return this.store(em, report, about, person);
    });
  }

  private async store(
    em: EntityManager,
    values: RequiredEntityData<Complaint>,
    about: string,
    { user, visitor }: Person,
  ) {
    const complaint = em.create(Complaint, { ...values, user: user?.id ?? null, visitor });
    await em.flush();
    const { id, statement, email = null } = complaint;
    const decideBy = statement && decideByOf(complaint);
    const facts = {
      Number: id,
      About: about,
      Page: complaint.page,
      ...(statement && factsOf(statement)),
      Details: complaint.details,
      Name: complaint.name,
      Email: email,
    };
    await this.notices.notify('complaint', facts, { em, replyTo: email });
    const receipt: ReceiptKind = decideBy
      ? { kind: 'defamation', decideBy }
      : { kind: complaint.kind === 'review' ? 'report' : 'complaint' };
    await this.receipts.send(receipt, { number: id, email }, em);
    return { id, ...(decideBy && { decideBy }) };
  }
}

async function findVisible(em: EntityManager, id: number): Promise<Review> {
  const reported = await em.findOne(Review, {
    id,
    hiddenAt: null,
    deletedAt: null,
    property: { deletedAt: null },
  });
  if (!reported) throw new NotFoundException('Review not found');
  return reported;
}

const decideByOf = ({ createdAt }: Complaint) =>
  new Date(Number(createdAt) + RESPONSE_DAYS * DAY_MS).toISOString();

const pageOf = ({ property }: Review) => `/property/${property.id}`;

const factsOf = ({ harmed, quotation, untrue, harm = '' }: DefamationStatement) => ({
  'Who it harms': HARMED[harmed],
  'The exact words': quotation,
  'What’s untrue': untrue,
  'The harm': harm,
});
