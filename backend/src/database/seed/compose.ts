import type { IssueTag } from '@home-truths/contract';
import type { Aside, Frame, Sentence } from './bank/sentence.ts';
import { ASIDES, CLOSINGS, OPENINGS } from './bank.ts';
import { afterTurn, pickTurn, type Turn } from './connectives.ts';
import { type Desk, isFree, MOST_USES, note, pickFresh, saidAt, usesOf } from './desk.ts';
import { suitsMood } from './fits.ts';
import type { Motif } from './photos/motif.ts';
import { pickRemarks, type Remark } from './remarks.ts';
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

const mannerOf = ({ story }: Desk) => MANNERS[story.rating] as Manner;

function pickAsides(desk: Desk): Aside[] {
  const { asides, tones } = mannerOf(desk);
  const picked: Aside[] = [];
  for (let left = desk.rng.int(0, asides); left > 0; left--) {
    const open = ASIDES.filter(aside => tones.includes(aside.tone) && isFree(desk, aside));
    const aside = pickFresh(desk, open);
    if (aside === null) break;
    note(desk, aside);
    picked.push(aside);
  }
  return picked;
}

function pickFrame(desk: Desk, frames: readonly Frame[], probability: number): Frame | null {
  if (!desk.rng.chance(probability)) return null;
  const open = frames.filter(frame => suitsMood(frame, desk.story) && isFree(desk, frame));
  const frame = pickFresh(desk, open);
  if (frame !== null) note(desk, frame);
  return frame;
}

const momentOf = ({ moment }: Sentence) => (moment === 'start' ? -1 : moment === 'end' ? 1 : 0);

/** Praise and trouble apart, the main one first; plain asides go with the first. */
function blocksOf(desk: Desk, remarks: readonly Remark[], asides: readonly Aside[]): Block[] {
  const ofMind = (praise: boolean): Sentence[] => [
    ...remarks.filter(({ bank }) => bank.praise === praise).map(({ sentence }) => sentence),
    ...asides.filter(({ tone }) => tone === (praise ? 'plus' : 'minus')),
  ];
  const praiseFirst = desk.story.rating > 3 || (desk.story.rating === 3 && desk.rng.chance(0.5));
  const minds = praiseFirst ? [true, false] : [false, true];
  const blocks = minds.map(praise => ({ praise, sentences: ofMind(praise) }));
  const filled = blocks.filter(({ sentences }) => sentences.length > 0);
  filled[0]?.sentences.push(...asides.filter(({ tone }) => tone === 'plain'));
  for (const { sentences } of filled) sentences.sort((a, b) => momentOf(a) - momentOf(b));
  return filled;
}

function turnTo(desk: Desk, block: Block): Turn {
  if (block.praise) return 'to praise';
  return desk.story.rating >= 4 ? 'to a small fault' : 'to trouble';
}

const PLAIN = new Set<Sentence | undefined>(ASIDES.filter(({ tone }) => tone === 'plain'));

/** The turn before a block's sentence, if it has one: when the mind changes, and when trouble goes on. */
function turnBefore(desk: Desk, block: Block, at: number, isFirstBlock: boolean): string | null {
  const unhappy = desk.story.rating <= 2;
  const changes = at === 0 && !isFirstBlock && desk.rng.chance(block.praise && unhappy ? 1 : 0.6);
  const addsTrouble = at === 1 && !block.praise && !PLAIN.has(block.sentences[at]);
  const goesOn = addsTrouble && unhappy && desk.rng.chance(0.3);
  if (!changes && !goesOn) return null;
  return pickTurn(changes ? turnTo(desk, block) : 'more trouble', desk.memory.turns, MOST_USES, desk.rng);
}

function wordsOf(desk: Desk, block: Block, isFirstBlock: boolean): string[] {
  return block.sentences.map((sentence, at) => {
    const words = fillSlots(sentence.text, desk.slots);
    const turn = turnBefore(desk, block, at, isFirstBlock);
    return turn === null ? words : afterTurn(turn, words);
  });
}

/** The title of the remark that says most about the rating. */
function pickTitle(desk: Desk, remarks: readonly Remark[]): string {
  const { rating } = desk.story;
  const praise = rating === 3 ? desk.rng.chance(0.5) : rating > 3;
  const matching = remarks.filter(({ bank }) => bank.praise === praise);
  const { sentence } = desk.rng.pick(matching.length > 0 ? matching : remarks);
  const title = fillSlots(sentence.title, desk.slots);
  desk.memory.uses.set(sentence.title, usesOf(desk, sentence.title) + 1);
  saidAt(desk).add(title);
  return title;
}

/** Writes one review. Returns null where the bank has nothing left to say about this home. */
export function compose(desk: Desk): Composition | null {
  const { opens, closes } = mannerOf(desk);
  const remarks = pickRemarks(desk);
  if (remarks.length === 0) return null;
  const needsContext = remarks.length === 1 || desk.story.stay === 0;
  const opening = pickFrame(desk, OPENINGS, needsContext ? 1 : opens);
  const asides = pickAsides(desk);
  const closing = pickFrame(desk, CLOSINGS, closes);
  const framing = (frame: Frame | null) => (frame ? [fillSlots(frame.text, desk.slots)] : []);
  const body = blocksOf(desk, remarks, asides).flatMap((block, at) => wordsOf(desk, block, at === 0));
  return {
    title: pickTitle(desk, remarks),
    content: [...framing(opening), ...body, ...framing(closing)].join(' '),
    tags: remarks.map(({ bank }) => bank.tag),
    motifs: [...remarks.map(({ sentence }) => sentence), ...asides].flatMap(({ photo }) => photo ?? []),
  };
}
