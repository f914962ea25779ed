import { Text, TextLink } from '@home-truths/platform/ui';

/** What a sentence may name of ours: My Reviews, and a property by its path. */
const PAGES = /(My Reviews|\/property\/\d+)/;

const PageLink = ({ page }: { page: string }) =>
  page.startsWith('/') ? (
    <TextLink to={page}>the reviews of this property</TextLink>
  ) : (
    <TextLink to="/profile?tab=reviews">My Reviews</TextLink>
  );

/** Why the review was not taken; a page of ours in the sentence becomes a link. */
export function RefusalWords({ sentence }: { sentence: string }) {
  const [before, page, after] = sentence.split(PAGES);
  return (
    <Text>
      <span>{before}</span>
      {page && <PageLink page={page} />}
      <span>{after}</span>
    </Text>
  );
}
