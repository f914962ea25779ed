import type { MyReview } from '@home-truths/platform/contract';
import { Box, Card, chakra, Flex, Heading, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { CircleAlert } from '@home-truths/platform/ui/icons';
import { Stars } from '@home-truths/platform/ui/property';
import { NoteLink } from '../note/note-link.tsx';
import { AuthorLine } from '../reviews/author-line.tsx';
import { ReviewTags, ReviewText, ReviewTitle } from '../reviews/review-content.tsx';
import { ReviewPhotos } from '../reviews/review-photos.tsx';
import type { LinkAccess } from './link-access.ts';
import { ReviewActions } from './review-actions.tsx';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    bg: 'danger.bg',
    borderRadius: 'control',
    '& svg': { flexShrink: '0', color: 'danger.fg', mt: '0.5' },
  },
});

function Moderation({ isHidden, edited, moderationNote }: MyReview) {
  if (!isHidden && edited !== 'moderators') return null;
  return (
    <Notice>
      <CircleAlert size={20} />
      <Box minW="0">
        <Text fontWeight="600">
          {isHidden ? 'Hidden by a moderator. Only you can see this review.' : 'Edited by a moderator.'}
        </Text>
        {moderationNote && <Text dir="auto">{moderationNote}</Text>}
        {isHidden && <TextLink to="/contact">Ask us why</TextLink>}
      </Box>
    </Notice>
  );
}

export function MyReviewCard({ review, linkAccess }: { review: MyReview; linkAccess?: LinkAccess }) {
  const { property, photos, title, helpfulCount } = review;
  return (
    <Card as="article" p={{ base: '5', md: '6' }} aria-label={title} overflowWrap="anywhere">
      <Stack gap="4">
        <Flex justify="space-between" columnGap="6" rowGap="2" flexWrap="wrap" align="center">
          <Heading as="h2" look="h3" minW="0">
            <TextLink to={`/property/${property.id}`}>
              <span translate="no">{`${property.address}, ${property.suburb}`}</span>
            </TextLink>
          </Heading>
          <Stars rating={review.rating} />
        </Flex>
        <Moderation {...review} />
        <AuthorLine review={review} />
        <div>
          <ReviewTitle title={title} />
          <ReviewText content={review.content} />
        </div>
        {photos.length > 0 && <ReviewPhotos review={review} />}
        {review.issuesTags.length > 0 && <ReviewTags tags={review.issuesTags} />}
        {helpfulCount > 0 && (
          <Text fontWeight="500" color="brand.fg">
            {`${helpfulCount.toLocaleString('en-AU')} ${helpfulCount === 1 ? 'person' : 'people'} found this helpful`}
          </Text>
        )}
        <Flex columnGap="4" justify="space-between" flexWrap="wrap">
          <ReviewActions review={review} linkAccess={linkAccess} />
          {!review.isHidden && <NoteLink propertyId={property.id} />}
        </Flex>
      </Stack>
    </Card>
  );
}
