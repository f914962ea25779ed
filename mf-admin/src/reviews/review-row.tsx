import { type AdminReview, RESIDENCY, readReviewContact } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { showError } from '@home-truths/platform/page';
import { Box, chakra, Flex, Heading, Text, TextButton } from '@home-truths/platform/ui';
import { fullAddress, IssueTag, localDate, Stars } from '@home-truths/platform/ui/home';
import { Check, EyeOff, Flag, ThumbsUp } from '@home-truths/platform/ui/icons';
import { type ComponentProps, useId } from 'react';
import { HistoryLink } from '../audit/history-link.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { ContactLink, RecordLink } from '../console/links.ts';
import { RowActions } from '../console/row-actions.tsx';
import { Cell, CheckboxCell, type CheckboxProps, HeadCell, TableRow } from '../console/table-row.tsx';
import { Author } from './author.tsx';
import { HideAuthorButton } from './hide-author-button.tsx';

/** The contact email of a review: for legal disputes only, one request each; every view is recorded (decision 163). */
function ContactEmail({ reviewId }: { reviewId: number }) {
  const warning = useId();
  // a mutation, since each view is recorded
  const { data, mutate } = useWrite(readReviewContact, {
    onError: showError('We couldn’t load the contact email'),
  });
  const reveal = () => mutate({ input: { params: { id: reviewId } } });
  if (data) {
    const email = data.contactEmail;
    return (
      <Text role="status">
        Contact email:{' '}
        {email ? (
          <ContactLink minH="11" href={`mailto:${encodeURIComponent(email)}`} dir="auto">
            <span translate="no">{email}</span>
          </ContactLink>
        ) : (
          <span>erased</span>
        )}
      </Text>
    );
  }
  return (
    <Flex columnGap="3" align="center" wrap="wrap">
      <TextButton minH="11" aria-describedby={warning} onClick={reveal}>
        Show contact email
      </TextButton>
      <Text id={warning} color="fg.muted" textStyle="meta">
        Only for legal disputes. We log each time it’s viewed.
      </Text>
    </Flex>
  );
}

const Content = chakra('p', { base: { whiteSpace: 'pre-line', lineClamp: '4', maxW: 'measure' } });

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
    {review.reports !== undefined && review.reports > 0 && (
      <Badge colour="red">
        <Flag size={14} /> <span>{review.reports === 1 ? '1 report' : `${review.reports} reports`}</span>
      </Badge>
    )}
    {review.helpfulCount > 0 && (
      <Badge>
        <ThumbsUp size={14} /> <span>{`${review.helpfulCount} helpful`}</span>
      </Badge>
    )}
  </>
);

/** The columns of the reviews. */
export const REVIEW_TABLE_COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'Rating', width: '8.5rem', sorts: { descending: 'rating-high', ascending: 'rating-low' } },
  { name: 'Review' },
  { name: 'Property and author', width: '16rem' },
  { name: 'Posted', width: '7.5rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  actionsColumn('10rem'),
];

interface ReviewRowProps {
  review: AdminReview;
  /** Undefined for a review that cannot be selected. */
  checkbox?: CheckboxProps | undefined;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
  confirmHiding: ComponentProps<typeof HideAuthorButton>['confirmHiding'];
}

/** A review with its property, author and actions. */
export const ReviewRow = (props: ReviewRowProps) => {
  const { review, checkbox, confirmHiding, ...actions } = props;
  const isErased = review.title === '';
  return (
    <TableRow first="checkbox">
      <CheckboxCell name={review.title} checkbox={checkbox} />
      <Cell>
        <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap">
          <Stars rating={review.rating} size="1rem" />
          <Badges review={review} />
        </Flex>
      </Cell>
      <HeadCell>
        <Heading as="h2" look="h3" fontSize="1.08rem" dir="auto">
          {isErased ? 'Text erased' : review.title}
        </Heading>
        <Content mt="1" dir="auto">
          {isErased ? 'Erased a year after it was deleted. It can’t be restored.' : review.content}
        </Content>
        {review.issuesTags.length > 0 && (
          <Flex mt="2" gap="2" wrap="wrap">
            {review.issuesTags.map(tag => (
              <bdi key={tag}>
                <IssueTag tag={tag} />
              </bdi>
            ))}
          </Flex>
        )}
        {review.moderationNote && (
          <Text mt="2" color="fg.muted" textStyle="meta" dir="auto">
            Reason shown to the author: <bdi>{review.moderationNote}</bdi>
          </Text>
        )}
      </HeadCell>
      <Cell>
        <RecordLink to={`/property/${review.propertyId}#review-${review.id}`} dir="auto">
          <span translate="no">{fullAddress(review.property)}</span>
        </RecordLink>
        <Box mt="1.5">
          <Author review={review} />
        </Box>
        <Text color="fg.muted" textStyle="meta">
          {RESIDENCY[review.residencyStatus]}
        </Text>
        <HideAuthorButton review={review} confirmHiding={confirmHiding} />
        {review.hasContactEmail && <ContactEmail reviewId={review.id} />}
      </Cell>
      <Cell>
        <Text color="fg.muted" textStyle="meta">
          {localDate(review.createdAt)}
        </Text>
        <HistoryLink subject="review" id={review.id} name={review.title || `review ${review.id}`} />
      </Cell>
      <Cell>
        <Flex gap="2.5" align="flex-start" justify={{ lg: 'flex-end' }} wrap="wrap">
          {!isErased && (
            <RowActions {...actions} name={review.title} isDeleted={review.visibility === 'deleted'} />
          )}
        </Flex>
      </Cell>
    </TableRow>
  );
};
