import { Card, Text, TextLink } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';

/** Shown instead of the form: a member may review a property only once. */
export const AlreadyReviewed = ({ createdAt }: { createdAt: string }) => (
  <Card mt="8" p={{ base: '5', md: '8' }} maxW="measure">
    <Text fontWeight="600">{`You reviewed this property on ${localDate(createdAt)}.`}</Text>
    <TextLink mt="3" minH="11" to="/profile?tab=reviews">
      Edit it
    </TextLink>
  </Card>
);
