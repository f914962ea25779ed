import type { IssueTag } from '@home-truths/contract';
import type { TagBank, TagSentence } from './bank/sentence.ts';
import { TAG_BANKS } from './bank.ts';
import { suitsRating } from './fits.ts';
import { isFree, MOST_USES, note, pickFresh, type ReviewContext, saidAt, usesOf } from './review-context.ts';
import { fillSlots } from './slots.ts';

/** A sentence that earns its review a tag. */
export interface Remark {
  bank: TagBank;
  sentence: TagSentence;
}

type Range = readonly [least: number, most: number];

/** How many remarks of trouble and of praise a rating brings. */
const REMARKS: Record<number, { trouble: Range; praise: Range }> = {
  1: { trouble: [3, 4], praise: [0, 0] },
  2: { trouble: [2, 3], praise: [0, 1] },
  3: { trouble: [1, 2], praise: [1, 1] },
  4: { trouble: [0, 1], praise: [1, 2] },
  5: { trouble: [0, 0], praise: [1, 2] },
};

/** How much people write about some tags compared with the others. */
const INTEREST: Partial<Record<IssueTag, number>> = {
  'Poor Management': 1.5,
  Leaks: 1.3,
  'Great Landlord': 1.5,
  'Good Location': 0.7,
  'High Strata Fees': 1.2,
  'Elevator Issues': 2.2,
};

/** Tags that would contradict each other in one review. */
const CLASHES: Partial<Record<IssueTag, readonly IssueTag[]>> = {
  'Well Maintained': ['Leaks', 'Structural Issues', 'Pests', 'Poor Management', 'Elevator Issues'],
  'Great Landlord': ['Poor Management'],
};

const THEMES_PER_PROPERTY = 4;
/** How much likelier a property's reviews come back to its themes. */
const THEME_PULL = 2.5;

function clash(a: IssueTag, b: IssueTag): boolean {
  return (CLASHES[a]?.includes(b) || CLASHES[b]?.includes(a)) ?? false;
}

/** What a property is known for, so that its reviews agree on some things. */
function themesOf({ memory, story, rng }: ReviewContext): ReadonlySet<IssueTag> {
  const known = memory.themes.get(story.property);
  if (known) return known;
  const tags = TAG_BANKS.map(bank => bank.tag);
  const themes = new Set(rng.shuffle(tags).slice(0, THEMES_PER_PROPERTY));
  memory.themes.set(story.property, themes);
  return themes;
}

function openSentences(context: ReviewContext, bank: TagBank): TagSentence[] {
  return bank.sentences.filter(
    sentence =>
      suitsRating(sentence, bank.praise, context.story.rating) &&
      isFree(context, sentence, sentence.topic ?? bank.topic) &&
      usesOf(context, sentence.title) < MOST_USES &&
      !saidAt(context).has(fillSlots(sentence.title, context.slots)),
  );
}

function openBanks(context: ReviewContext, praise: boolean, soFar: readonly Remark[]) {
  return TAG_BANKS.filter(bank => bank.praise === praise)
    .filter(bank => !soFar.some(remark => remark.bank === bank || clash(remark.bank.tag, bank.tag)))
    .map(bank => ({ bank, open: openSentences(context, bank) }))
    .filter(({ open }) => open.length > 0);
}

function pickRemark(context: ReviewContext, praise: boolean, soFar: readonly Remark[]): Remark | null {
  const options = openBanks(context, praise, soFar);
  if (options.length === 0) return null;
  const themes = themesOf(context);
  const weightOf = ({ bank, open }: (typeof options)[number]) =>
    Math.sqrt(open.length) * (INTEREST[bank.tag] ?? 1) * (themes.has(bank.tag) ? THEME_PULL : 1);
  const { bank, open } = context.rng.weighted(options, weightOf);
  const sentence = pickFresh(context, open);
  return sentence && { bank, sentence };
}

function pickSome(context: ReviewContext, praise: boolean, range: Range, soFar: readonly Remark[]): Remark[] {
  const remarks: Remark[] = [];
  for (let left = context.rng.int(...range); left > 0; left--) {
    const remark = pickRemark(context, praise, [...soFar, ...remarks]);
    if (remark === null) break;
    note(context, remark.sentence, remark.sentence.topic ?? remark.bank.topic);
    remarks.push(remark);
  }
  return remarks;
}

/** What a review has to say, as much as its rating asks for: the main thing first. */
export function pickRemarks(context: ReviewContext): Remark[] {
  const { trouble, praise } = REMARKS[context.story.rating] ?? { trouble: [0, 0], praise: [0, 0] };
  const content = context.story.rating >= 4;
  const [first, second] = content ? [praise, trouble] : [trouble, praise];
  const main = pickSome(context, content, first, []);
  return [...main, ...pickSome(context, !content, second, main)];
}
