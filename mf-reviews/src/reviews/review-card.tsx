import type { Review } from '@home-truths/platform/contract';
import { chakra, contentVisibilityAuto, Flex, Text } from '@home-truths/platform/ui';
import { ShareButton, Stars } from '@home-truths/platform/ui/home';
import { AuthorLine } from './author-line.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewContent, ReviewTags } from './review-content.tsx';
import { ReviewPhotos } from './review-photos.tsx';

const Article = chakra('article', {
  base: {
    py: '7',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    scrollMarginTop: '5rem',
    breakInside: 'avoid',
    ...contentVisibilityAuto('&'),
    _target: { borderInlineStart: '4px solid', borderInlineStartColor: 'brand.solid', ps: '5' },
  },
});

interface ReviewCardProps {
  review: Review;
  /** This person has marked the review as helpful. */
  isMarked: boolean;
  /** This person wrote the review. */
  isOwn: boolean;
}

/** One review; its anchor is `#review-<id>`. */
export const ReviewCard = ({ review, isMarked, isOwn }: ReviewCardProps) => (
  <Article id={`review-${review.id}`} aria-label={review.title}>
    {isOwn && (
      <Text mb="2" fontWeight="700" color="brand.fg">
        Your review
      </Text>
    )}
    <AuthorLine review={review} />
    <Flex my="2.5" columnGap="2" align="center">
      <Stars rating={review.rating} />
      <b aria-hidden>{review.rating.toFixed(1)}</b>
    </Flex>
    <Flex flexDir="column" gap="4">
      <ReviewContent title={review.title} content={review.content} clamp />
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
      {review.issuesTags.length > 0 && <ReviewTags tags={review.issuesTags} />}
      <Flex gap="2" flexWrap="wrap" _print={{ display: 'none' }}>
        <HelpfulButton review={review} isMarked={isMarked} />
        <ShareButton look="ghost" color="fg.muted" path={`#review-${review.id}`} title={review.title} />
        <ReportButton review={review} />
      </Flex>
    </Flex>
  </Article>
);
