import type { IssueTag } from '@home-truths/contract';
import type { Sentence, Topic } from './bank/sentence.ts';
import { SENTENCES } from './bank.ts';
import { suits } from './fits.ts';
import type { PropertyPlan, Story } from './plan.ts';
import type { Rng } from './rng.ts';

/** No sentence, title or turn of phrase appears more often than this over the whole set. */
export const MOST_USES = 12;

/** What has been said so far: over all, and at each property. */
export interface Memory {
  /** How often each sentence and each title was used. */
  uses: Map<Sentence | string, number>;
  turns: Map<string, number>;
  /** Per property: its sentences, and its titles as they are shown. */
  said: Map<number, Set<Sentence | string>>;
  /** Per property: tags that its reviews keep coming back to. */
  themes: Map<number, ReadonlySet<IssueTag>>;
}

export const freshMemory = (): Memory => ({
  uses: new Map(),
  turns: new Map(),
  said: new Map(),
  themes: new Map(),
});

/** All that lies before the writer of one review. */
export interface ReviewContext {
  plan: PropertyPlan;
  story: Story;
  /** Words for the slots of sentences. */
  slots: Record<string, string>;
  memory: Memory;
  rng: Rng;
  /** Topics that this review has dealt with, and slots that it has filled. */
  spent: Set<string>;
}

/** A figure or a date that stands in one sentence of a review does not stand in another. */
const SPENDABLE = 'stay rent levy specialLevy level sinceMonth visitMonth walk weeks months rise'.split(' ');

const SLOTS_BY_SENTENCE = new Map(
  SENTENCES.map(sentence => {
    const text = sentence.text.toLowerCase();
    return [sentence, SPENDABLE.filter(slot => text.includes(`{${slot.toLowerCase()}}`))];
  }),
);

/** What a sentence uses up for the rest of its review: its topics and its figures. */
function spends(sentence: Sentence, topic: Topic | readonly Topic[] = []): readonly string[] {
  return [...(SLOTS_BY_SENTENCE.get(sentence) ?? []), ...[topic].flat()];
}

export const usesOf = ({ memory }: ReviewContext, key: Sentence | string) => memory.uses.get(key) ?? 0;

/** Sentences and titles that stand on this property's page already. */
export function saidAt({ memory, story }: ReviewContext): Set<Sentence | string> {
  const said = memory.said.get(story.property) ?? new Set();
  memory.said.set(story.property, said);
  return said;
}

/** Whether a sentence may still be used here: true of the property, not worn out, and nothing like it said yet. */
export function isFree(context: ReviewContext, sentence: Sentence, topic = sentence.topic): boolean {
  return (
    suits(sentence, context.plan, context.story) &&
    usesOf(context, sentence) < MOST_USES &&
    !saidAt(context).has(sentence) &&
    !spends(sentence, topic).some(each => context.spent.has(each))
  );
}

/** Picks the less used, and among those the ones that few properties suit; null if there is none. */
export function pickFresh<T extends Sentence>(context: ReviewContext, sentences: readonly T[]): T | null {
  if (sentences.length === 0) return null;
  const weightOf = (sentence: T) => {
    const demands = 1 + (sentence.fits?.needs?.length ?? 0) + (sentence.fits?.types ? 1 : 0);
    return demands ** 2 / (1 + usesOf(context, sentence)) ** 2;
  };
  return context.rng.weighted(sentences, weightOf);
}

/** Writes down that a sentence has been used. */
export function note(context: ReviewContext, sentence: Sentence, topic = sentence.topic): void {
  context.memory.uses.set(sentence, usesOf(context, sentence) + 1);
  saidAt(context).add(sentence);
  for (const each of spends(sentence, topic)) context.spent.add(each);
}
