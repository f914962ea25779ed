import type { MyReview, ReviewEdit } from '@home-truths/contract';
import { EntityManager, type FilterQuery, sql } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { Erasures } from '../../erasures/erasures.service.ts';
import { Database } from '../../platform/database/database.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { query } from '../../platform/database/query.ts';
import { TooManyRequests } from '../../platform/http/errors.ts';
import type { Person } from '../../platform/http/person.ts';
import { MailService } from '../../platform/mail/mail.service.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.ts';
import { UploadsService } from '../../uploads/uploads.service.ts';
import { Review } from '../review.entity.ts';
import { ReviewKeys } from '../review-keys.ts';
import { changeOwnReview, deleteOwnReview } from './change-own-review.ts';
import { lockReview } from './lock-review.ts';
import { selectOwnReview } from './own-reviews.sql.ts';
import { countEdits, replaceOldWriterMarks, setKeyVersion } from './private-links.sql.ts';

/** The mail must not name the property. */
const privateLinkMail = (to: string, link: string): MailContent => ({
  to,
  subject: 'Your private link',
  heading: 'Keep this link',
  paragraphs: [
    'You asked us to email you the private link to your review on Home Truths. You don’t have an account, so it’s the only way to edit or delete your review.',
  ],
  button: { label: 'Edit or delete your review', href: link },
  smallPrint: [
    'Anyone who has this link can edit or delete the review, so don’t share it.',
    'We haven’t kept your email address. If you didn’t ask for this, you can ignore this email.',
  ],
});

const EDITS_PER_YEAR = 10;

/** Returns the same error for a wrong key and for a review that has no key, is deleted or does not exist. */
const linkNotFound = () => new NotFoundException('We couldn’t find this review, or the link no longer works');

interface LinkMail {
  reviewId: number;
  email: string;
  /** Such as `https://home-truths.example`. */
  origin: string;
}

@Injectable()
export class PrivateLinksService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly keys: ReviewKeys,
    private readonly uploads: UploadsService,
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
    private readonly erasures: Erasures,
  ) {}

  async readKey(id: number, writer: Person): Promise<{ key: string }> {
    return { key: await this.keys.keyOf(await this.findWrittenBy(id, writer)) };
  }

  async mailLink(id: number, writer: Person, to: { email: string; origin: string }): Promise<void> {
    await this.findWrittenBy(id, writer);
    await this.mailboxes.spend('private-link', to.email);
    await this.mail.enqueue('private-link', { reviewId: id, ...to } satisfies LinkMail);
  }

  async open(id: number, key: string): Promise<MyReview> {
    const review = await this.find({ id });
    if (!review || !(await this.keys.isValidKey(review, key))) throw linkNotFound();
    return onlyRow(await this.database.rows(selectOwnReview(id)));
  }

  edit(id: number, { key, ...edit }: ReviewEdit & { key: string }): Promise<MyReview> {
    return this.em.transactional(async em => {
      const review = await this.lock(em, id, key);
      return changeOwnReview(em, review, edit, { by: null, assertMayChange: () => assertEditsLeft(em, id) });
    });
  }

  async remove(id: number, key: string): Promise<void> {
    await this.em.transactional(async em => deleteOwnReview(em, await this.lock(em, id, key), this.uploads));
    await this.erasures.logCommitted();
  }

  /** Returns a new key and invalidates the previous one. */
  renew(id: number, key: string): Promise<{ key: string }> {
    return this.em.transactional(async em => {
      const review = await this.lock(em, id, key);
      const keyVersion = (review.keyVersion ?? 0) + 1;
      await query(em, setKeyVersion(id, keyVersion));
      return { key: await this.keys.keyOf({ id, keyVersion }) };
    });
  }

  onModuleInit() {
    this.mail.registerWriter<LinkMail>('private-link', about => this.write(about));
  }

  @Hourly('replacing marks of visitors who wrote reviews')
  async replaceOldMarks(): Promise<void> {
    await this.database.rows(replaceOldWriterMarks());
  }

  /** Finds a review that this visitor wrote within the last day. */
  private async findWrittenBy(id: number, { visitor }: Person) {
    const writerMark = await this.keys.writerMarkOf(visitor ?? '');
    const review = await this.find({ id, writerMark, createdAt: { $gt: sql`now() - interval '1 day'` } });
    if (!review) throw linkNotFound();
    return review;
  }

  private find(where: FilterQuery<Review>) {
    return this.em.fork().findOne(Review, { $and: [where, { deletedAt: null }] });
  }

  private async lock(em: EntityManager, id: number, key: string) {
    const review = await lockReview(em, id);
    if (!review || !(await this.keys.isValidKey(review, key))) throw linkNotFound();
    return review;
  }

  /** Writes the mail when it is sent, so that the queue never contains the key. */
  private async write({ reviewId, email, origin }: LinkMail): Promise<MailContent | null> {
    const review = await this.find({ id: reviewId });
    if (!review) return null;
    const link = `${origin}/write-review/mine#${reviewId}.${await this.keys.keyOf(review)}`;
    return privateLinkMail(email, link);
  }
}

async function assertEditsLeft(em: EntityManager, id: number) {
  const [edits] = await query(em, countEdits(id));
  if (edits && edits.count >= EDITS_PER_YEAR)
    throw new TooManyRequests(
      edits.secondsLeft,
      `This review has already been edited ${EDITS_PER_YEAR} times this year`,
    );
}
