import { Text, TextLink } from '@home-truths/platform/ui';

/** The pages that a message may mention: My Reviews, and a property by its path. */
const MENTIONED_PAGES = /(My Reviews|\/property\/\d+)/;

const PageLink = ({ page }: { page: string }) =>
  page.startsWith('/') ? (
    <TextLink to={page}>the reviews of this property</TextLink>
  ) : (
    <TextLink to="/profile?tab=reviews">My Reviews</TextLink>
  );

/** Why the review was rejected; a page mentioned in the message becomes a link. */
export function RejectionMessage({ message }: { message: string }) {
  const [before, page, after] = message.split(MENTIONED_PAGES);
  return (
    <Text>
      <span>{before}</span>
      {page && <PageLink page={page} />}
      <span>{after}</span>
    </Text>
  );
}
