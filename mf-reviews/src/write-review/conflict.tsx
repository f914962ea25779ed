import { Card, Text, TextLink } from '@home-truths/platform/ui';

/** Pages of ours that a sentence may name, and the words that lead there. */
const PAGES = /(\/profile\?tab=reviews|\/property\/\d+)/;
const wordsFor = (page: string) => (page.startsWith('/property') ? 'the reviews of this home' : 'My Reviews');

/** Why the review was not taken; an address of our own in the sentence becomes a link. */
export function Conflict({ sentence }: { sentence: string }) {
  const [before, page, after] = sentence.split(PAGES);
  return (
    <Card p="4" role="alert" borderInlineStartWidth="6px" borderInlineStartColor="danger.fg">
      <Text>
        {before}
        {page && <TextLink to={page}>{wordsFor(page)}</TextLink>}
        {after}
      </Text>
    </Card>
  );
}
