import { Text, TextLink } from '@home-truths/platform/ui';

/** Pages of ours that a sentence may name, and the words that lead there. */
const PAGES = /(\/profile\?tab=reviews|\/property\/\d+)/;
const wordsFor = (page: string) => (page.startsWith('/property') ? 'the reviews of this home' : 'My Reviews');

/** Why the review was not taken; an address of our own in the sentence becomes a link. */
export function RefusalWords({ sentence }: { sentence: string }) {
  const [before, page, after] = sentence.split(PAGES);
  return (
    <Text>
      <span>{before}</span>
      {page && <TextLink to={page}>{wordsFor(page)}</TextLink>}
      <span>{after}</span>
    </Text>
  );
}
