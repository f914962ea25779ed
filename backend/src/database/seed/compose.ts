import type { IssueTag } from '@home-truths/contract';
import type { Aside, Frame, Sentence } from './bank/sentence.ts';
import { ASIDES, CLOSINGS, OPENINGS } from './bank.ts';
import { afterTurn, pickTurn, type Turn } from './connectives.ts';
import { suitsMood } from './fits.ts';
import type { Motif } from './photos/motif.ts';
import { pickRemarks, type Remark } from './remarks.ts';
import { isFree, MOST_USES, note, pickFresh, type ReviewContext, saidAt, usesOf } from './review-context.ts';
import { fillSlots } from './slots.ts';

/** The words of one review and what they are about. */
export interface Composition {
  title: string;
  content: string;
  tags: IssueTag[];
  /** What photos beside it would show, the tagged things first. */
  motifs: Motif[];
}

/** What a rating brings besides its remarks: the unhappy write more. */
interface Manner {
  /** Most asides, and tones that do not contradict the rating. */
  asides: number;
  tones: readonly Aside['tone'][];
  /** Chances of an opening and of a closing sentence. */
  opens: number;
  closes: number;
}

const MANNERS: Record<number, Manner> = {
  1: { asides: 1, tones: ['minus'], opens: 0.92, closes: 0.7 },
  2: { asides: 2, tones: ['minus', 'plain'], opens: 0.88, closes: 0.62 },
  3: { asides: 1, tones: ['plus', 'plain', 'minus'], opens: 0.8, closes: 0.55 },
  4: { asides: 1, tones: ['plus', 'plain'], opens: 0.68, closes: 0.48 },
  5: { asides: 1, tones: ['plus', 'plain'], opens: 0.52, closes: 0.4 },
};

/** Sentences of one mind, in the order they stand. */
interface Block {
  praise: boolean;
  sentences: Sentence[];
}

const mannerOf = ({ story }: ReviewContext) => MANNERS[story.rating] as Manner;

function pickAsides(context: ReviewContext): Aside[] {
  const { asides, tones } = mannerOf(context);
  const picked: Aside[] = [];
  for (let left = context.rng.int(0, asides); left > 0; left--) {
    const open = ASIDES.filter(aside => tones.includes(aside.tone) && isFree(context, aside));
    const aside = pickFresh(context, open);
    if (aside === null) break;
    note(context, aside);
    picked.push(aside);
  }
  return picked;
}

function pickFrame(context: ReviewContext, frames: readonly Frame[], probability: number): Frame | null {
  if (!context.rng.chance(probability)) return null;
  const open = frames.filter(frame => suitsMood(frame, context.story) && isFree(context, frame));
  const frame = pickFresh(context, open);
  if (frame !== null) note(context, frame);
  return frame;
}

const momentOf = ({ moment }: Sentence) => (moment === 'start' ? -1 : moment === 'end' ? 1 : 0);

/** Praise and trouble apart, the main one first; plain asides go with the first. */
function blocksOf(context: ReviewContext, remarks: readonly Remark[], asides: readonly Aside[]): Block[] {
  const ofMind = (praise: boolean): Sentence[] => [
    ...remarks.filter(({ bank }) => bank.praise === praise).map(({ sentence }) => sentence),
    ...asides.filter(({ tone }) => tone === (praise ? 'plus' : 'minus')),
  ];
  const praiseFirst = context.story.rating > 3 || (context.story.rating === 3 && context.rng.chance(0.5));
  const minds = praiseFirst ? [true, false] : [false, true];
  const blocks = minds.map(praise => ({ praise, sentences: ofMind(praise) }));
  const filled = blocks.filter(({ sentences }) => sentences.length > 0);
  filled[0]?.sentences.push(...asides.filter(({ tone }) => tone === 'plain'));
  for (const { sentences } of filled) sentences.sort((a, b) => momentOf(a) - momentOf(b));
  return filled;
}

function turnTo(context: ReviewContext, block: Block): Turn {
  if (block.praise) return 'to praise';
  return context.story.rating >= 4 ? 'to a small fault' : 'to trouble';
}

const PLAIN = new Set<Sentence | undefined>(ASIDES.filter(({ tone }) => tone === 'plain'));

/** The turn before a block's sentence, if it has one: when the mind changes, and when trouble goes on. */
function turnBefore(context: ReviewContext, block: Block, at: number, isFirstBlock: boolean): string | null {
  const unhappy = context.story.rating <= 2;
  const changes = at === 0 && !isFirstBlock && context.rng.chance(block.praise && unhappy ? 1 : 0.6);
  const addsTrouble = at === 1 && !block.praise && !PLAIN.has(block.sentences[at]);
  const goesOn = addsTrouble && unhappy && context.rng.chance(0.3);
  if (!changes && !goesOn) return null;
  return pickTurn(
    changes ? turnTo(context, block) : 'more trouble',
    context.memory.turns,
    MOST_USES,
    context.rng,
  );
}

function sentenceTexts(context: ReviewContext, block: Block, isFirstBlock: boolean): string[] {
  return block.sentences.map((sentence, at) => {
    const text = fillSlots(sentence.text, context.slots);
    const turn = turnBefore(context, block, at, isFirstBlock);
    return turn === null ? text : afterTurn(turn, text);
  });
}

/** The title of the remark that says most about the rating. */
function pickTitle(context: ReviewContext, remarks: readonly Remark[]): string {
  const { rating } = context.story;
  const praise = rating === 3 ? context.rng.chance(0.5) : rating > 3;
  const matching = remarks.filter(({ bank }) => bank.praise === praise);
  const { sentence } = context.rng.pick(matching.length > 0 ? matching : remarks);
  const title = fillSlots(sentence.title, context.slots);
  context.memory.uses.set(sentence.title, usesOf(context, sentence.title) + 1);
  saidAt(context).add(title);
  return title;
}

/** Writes one review. Returns null where the bank has nothing left to say about this property. */
export function compose(context: ReviewContext): Composition | null {
  const { opens, closes } = mannerOf(context);
  const remarks = pickRemarks(context);
  if (remarks.length === 0) return null;
  const needsContext = remarks.length === 1 || context.story.stay === 0;
  const opening = pickFrame(context, OPENINGS, needsContext ? 1 : opens);
  const asides = pickAsides(context);
  const closing = pickFrame(context, CLOSINGS, closes);
  const framing = (frame: Frame | null) => (frame ? [fillSlots(frame.text, context.slots)] : []);
  const body = blocksOf(context, remarks, asides).flatMap((block, at) =>
    sentenceTexts(context, block, at === 0),
  );
  return {
    title: pickTitle(context, remarks),
    content: [...framing(opening), ...body, ...framing(closing)].join(' '),
    tags: remarks.map(({ bank }) => bank.tag),
    motifs: [...remarks.map(({ sentence }) => sentence), ...asides].flatMap(({ photo }) => photo ?? []),
  };
}
