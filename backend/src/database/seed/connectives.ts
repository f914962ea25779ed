import type { Rng } from './rng.ts';

/** Words that lead from one kind of remark to the other. The next sentence goes on in small letters. */
export type Turn = 'to praise' | 'to trouble' | 'to a small fault' | 'more trouble';

const TURNS: Record<Turn, readonly string[]> = {
  'to praise': [
    'On the plus side,',
    'To be fair,',
    'In its favour:',
    'Credit where it is due:',
    'Against that,',
    'The good part:',
    'Having said that,',
    'Still,',
    'I will say this:',
    'One thing in its favour:',
    'For balance:',
    'On the bright side,',
  ],
  'to trouble': [
    'On the other hand,',
    'That said,',
    'The catch:',
    'Less good:',
    'The downside:',
    'Not so good:',
    'Then again,',
    'What they don’t tell you:',
  ],
  'to a small fault': [
    'The one gripe:',
    'If I had to pick a fault:',
    'Only complaint:',
    'One thing to know:',
    'Not perfect, though:',
    'A small thing:',
    'The only catch:',
    'Fair warning:',
  ],
  'more trouble': [
    'On top of that,',
    'Also,',
    'Add to that:',
    'And another thing:',
    'As well as that,',
    'Meanwhile,',
  ],
};

/** First words that keep their capital in the middle of a sentence. */
const KEEPS_CAPITAL = /^(I\b|[A-Z]{2,}|Council|January|July|September|December|In January|[A-Z]\w+day\b)/;

/** Joins a turn and the sentence it leads to. */
export function afterTurn(turn: string, sentence: string): string {
  if (KEEPS_CAPITAL.test(sentence)) return `${turn} ${sentence}`;
  return `${turn} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** The least used words for a turn, counted in `uses`; none if all have been used `most` times. */
export function pickTurn(turn: Turn, uses: Map<string, number>, most: number, rng: Rng): string | null {
  const usesOf = (text: string) => uses.get(text) ?? 0;
  const open = TURNS[turn].filter(text => usesOf(text) < most);
  if (open.length === 0) return null;
  const text = rng.weighted(open, each => 1 / (1 + usesOf(each)));
  uses.set(text, usesOf(text) + 1);
  return text;
}
