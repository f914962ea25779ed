import { type AdminReview, RESIDENCY } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { Box, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { fullAddress, IssueTag, localDate, Stars } from '@home-truths/platform/ui/home';
import { Check, EyeOff } from '@home-truths/platform/ui/icons';
import { Badge } from '../desk/badge.tsx';
import { RowActions } from '../desk/row-actions.tsx';
import { ContactEmail } from './contact-email.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 17rem auto' },
  },
});

const Where = chakra(Link, {
  base: { textDecoration: 'underline', textDecorationColor: 'border.emphasized' },
});
const Words = chakra('p', { base: { whiteSpace: 'pre-line', lineClamp: '4', maxW: 'measure' } });

const Badges = ({ review }: { review: AdminReview }) => (
  <>
    {review.isVerified && (
      <Badge colour="green">
        <Check size={14} /> Verified
      </Badge>
    )}
    {review.visibility === 'hidden' && (
      <Badge colour="orange">
        <EyeOff size={14} /> Hidden
      </Badge>
    )}
    {review.visibility === 'deleted' && <Badge colour="red">Deleted</Badge>}
    {review.edited === 'moderators' && <Badge>Edited by moderators</Badge>}
    {review.edited === 'author' && <Badge>Edited</Badge>}
  </>
);

const Author = ({ review: { user, authorName, isAnonymous } }: { review: AdminReview }) =>
  user ? (
    <>
      <Text fontWeight="600">{user.username}</Text>
      <Text color="fg.muted" textStyle="meta">
        {user.email}
        {isAnonymous && ' (shown as Anonymous)'}
      </Text>
    </>
  ) : (
    <Text fontWeight="600">{authorName}</Text>
  );

interface ReviewRowProps {
  review: AdminReview;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
}

/** A review with its home and its author, and what can be done about it. */
export const ReviewRow = (props: ReviewRowProps) => {
  const { review, ...actions } = props;
  return (
    <Row tabIndex={-1}>
      <Box minW="0">
        <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap">
          <Stars rating={review.rating} size="1rem" />
          <Badges review={review} />
        </Flex>
        <Heading as="h2" look="h3" mt="1.5" fontSize="1.08rem" dir="auto">
          {review.title}
        </Heading>
        <Words mt="1" dir="auto">
          {review.content}
        </Words>
        {review.issuesTags.length > 0 && (
          <Flex mt="2" gap="2" wrap="wrap">
            {review.issuesTags.map(tag => (
              <IssueTag key={tag} tag={tag} />
            ))}
          </Flex>
        )}
        {review.moderationNote && (
          <Text mt="2" color="fg.muted" textStyle="meta" dir="auto">
            Reason told to the author: {review.moderationNote}
          </Text>
        )}
      </Box>
      <Box minW="0">
        <Where to={`/property/${review.propertyId}#review-${review.id}`}>
          {fullAddress(review.property)}
        </Where>
        <Box mt="1.5">
          <Author review={review} />
        </Box>
        <Text color="fg.muted" textStyle="meta">
          {RESIDENCY[review.residencyStatus]}, {localDate(review.createdAt)}
        </Text>
        {review.hasContactEmail && <ContactEmail reviewId={review.id} />}
      </Box>
      <Flex gap="2.5" direction={{ lg: 'column' }} align={{ lg: 'stretch' }} justify="flex-start">
        <RowActions {...actions} name={review.title} isDeleted={review.visibility === 'deleted'} />
      </Flex>
    </Row>
  );
};
