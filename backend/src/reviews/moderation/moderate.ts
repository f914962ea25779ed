/** `npm run review -- hide <id> --why "…" | show <id> | list`: moderates reviews from a terminal. */
import { parseArgs } from 'node:util';
import { RECORD_ID } from '@home-truths/contract';
import { AdminReviewEdit } from '@home-truths/contract/schemas';
import type { EntityManager } from '@mikro-orm/postgresql';
import { safeParse } from 'zod/mini';
import { runDatabaseCommand } from '../../platform/database/command.ts';
import { type FlaggedReview, flaggedReviews, hideReview, ModerationError, showReview } from './moderation.ts';

const USAGE = 'npm run review -- hide <id> --why "the reason, for its author to read" | show <id> | list';

function readId(id: string | undefined) {
  if (!RECORD_ID.test(id ?? '')) throw new ModerationError(`Say which review, by its number: ${USAGE}`);
  return Number(id);
}

function readReason(reason: string | undefined) {
  const { data: why, error } = safeParse(AdminReviewEdit.shape.moderationNote, reason);
  if (error) throw new ModerationError(error.issues[0]?.message);
  if (!why) throw new ModerationError(`Say why, for the author to read: ${USAGE}`);
  return why;
}

/** Escapes characters that control a terminal or reverse its reading order. */
const escapeControls = (text: string) =>
  text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const toLine = ({ id, title, property, hidden, reports }: FlaggedReview) =>
  [
    `${id}  ${title}  (${property})`,
    hidden !== null && `hidden: ${hidden}`,
    reports > 0 && `open reports: ${reports}`,
  ]
    .filter(part => part !== false)
    .map(escapeControls)
    .join('  ');

async function moderate(
  em: EntityManager,
  [action, reviewId]: string[],
  why: string | undefined,
): Promise<string> {
  if (action === 'hide') {
    const [id, reason] = [readId(reviewId), readReason(why)];
    await hideReview(em, id, reason);
    return `Review ${id} is hidden and no longer counted`;
  }
  if (action === 'show') {
    const id = readId(reviewId);
    await showReview(em, id);
    return `Review ${id} is visible and counted again`;
  }
  if (action !== 'list') throw new ModerationError(USAGE);
  const list = await flaggedReviews(em);
  return list.map(toLine).join('\n') || 'No review is hidden or reported';
}

runDatabaseCommand(em => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
  return moderate(em, positionals, values.why);
});
