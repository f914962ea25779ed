import { Card, Text, TextLink } from '@home-truths/platform/ui';

const OWN_REVIEWS = '/profile?tab=reviews';

/** Why the review was not taken; an address of our own in the sentence becomes a link. */
export function Conflict({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split(OWN_REVIEWS);
  return (
    <Card p="4" role="alert" borderInlineStartWidth="6px" borderInlineStartColor="danger.fg">
      <Text>
        {after === undefined ? (
          sentence
        ) : (
          <>
            {before}
            <TextLink to={OWN_REVIEWS}>My Reviews</TextLink>
            {after}
          </>
        )}
      </Text>
    </Card>
  );
}
