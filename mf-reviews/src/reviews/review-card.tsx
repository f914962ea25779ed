import type { Review } from '@home-truths/platform/contract';
import {
  Box,
  Button,
  chakra,
  contentVisibilityAuto,
  type Elements,
  Flex,
  LazyPart,
  lazyWithRetry,
  Text,
} from '@home-truths/platform/ui';
import { Flag } from '@home-truths/platform/ui/icons';
import { ShareButton, Stars } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { AuthorLine } from './author-line.tsx';
import { ACTION_STYLE, HelpfulButton } from './helpful-button.tsx';
import { ReviewTags, ReviewText, ReviewTitle } from './review-content.tsx';
import { ReviewPhotos } from './review-photos.tsx';

const loadReportDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "dialogs" */ './report-dialog.tsx').then(module => module.ReportDialog),
);

const Failed = () => (
  <Text role="alert" color="danger.fg" alignSelf="center">
    We couldn’t open the form. Please try again.
  </Text>
);

/** Counts clicks, since each is a new attempt to load the dialog. */
function ReportButton({ review }: { review: Review }) {
  const [{ isOpen, attempt }, setDialog] = useState({ isOpen: false, attempt: 0 });
  return (
    <>
      <Button
        look="ghost"
        {...ACTION_STYLE}
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        onClick={() => setDialog({ isOpen: true, attempt: attempt + 1 })}
      >
        <Flag size={17} /> Report
      </Button>
      {isOpen && (
        <LazyPart
          key={attempt}
          load={loadReportDialog}
          props={{ review, onClose: () => setDialog({ isOpen: false, attempt }) }}
          errorFallback={<Failed />}
        />
      )}
    </>
  );
}

const Article = chakra('article', {
  base: {
    pt: '4',
    pb: '1.5',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    scrollMarginTop: '5rem',
    breakInside: 'avoid',
    ...contentVisibilityAuto('&', { base: 'auto 350px', md: 'auto 250px' }),
    _target: { borderInlineStart: '4px solid', borderInlineStartColor: 'brand.solid', ps: '5' },
  },
});

interface ReviewCardProps {
  review: Review;
  hasVoted: boolean;
  isOwn: boolean;
  children?: Elements;
}

export const ReviewCard = ({ review, hasVoted, isOwn, children }: ReviewCardProps) => (
  <Article id={`review-${review.id}`} aria-label={review.title}>
    {isOwn && (
      <Text mb="2" fontWeight="700" color="brand.fg">
        Your review
      </Text>
    )}
    <Box lineHeight="1.5rem">
      <Stars rating={review.rating} size="1rem" />{' '}
      <chakra.b aria-hidden me="2" textStyle="meta">
        {review.rating.toFixed(1)}
      </chakra.b>
      <ReviewTitle title={review.title} />
    </Box>
    <AuthorLine review={review}>{children}</AuthorLine>
    <Flex flexDir="column" gap={{ base: '2.5', md: '2' }} mt="1.5">
      <ReviewText content={review.content} clamp />
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align={{ base: 'start', md: 'center' }}
        columnGap="4"
        mt={{ md: '-1.5' }}
      >
        <Box py={{ md: '1.5' }}>
          <ReviewTags tags={review.issuesTags} />
        </Box>
        <Flex flexShrink="0" flexWrap="wrap" mx="-3" _print={{ display: 'none' }}>
          <HelpfulButton review={review} hasVoted={hasVoted} />
          <ShareButton look="ghost" {...ACTION_STYLE} path={`#review-${review.id}`} title={review.title} />
          <ReportButton review={review} />
        </Flex>
      </Flex>
    </Flex>
  </Article>
);
