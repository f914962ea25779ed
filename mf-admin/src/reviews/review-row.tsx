import { type AdminReview, RESIDENCY, readReviewContact } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { showError } from '@home-truths/platform/page';
import { Box, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { Check, Eye, EyeOff, Flag, MailCheck, User } from '@home-truths/platform/ui/icons';
import { fullAddress, localDate, Stars } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { historyAction } from '../audit/history-link.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { ContactLink, RecordLink } from '../console/links.ts';
import { MoreMenu } from '../console/more-menu.tsx';
import { quantity } from '../console/quantity.ts';
import { RowActions } from '../console/row-actions.tsx';
import { Cell, CheckboxCell, type CheckboxProps, HeadCell, TableRow } from '../console/table-row.tsx';
import { hidingOf, toVersions } from './review-visibility.tsx';
import type { useReviewVisibility } from './use-review-visibility.tsx';

/** Actions of the menu; the shortcuts are keys of list-keys.ts. */
const VERIFY = { label: 'Verify', Icon: Check, shortcut: 'v' };
const HIDE = { label: 'Hide', Icon: EyeOff, shortcut: 'h' };
const SHOW = { label: 'Show again', Icon: Eye, shortcut: 'h' };
const AUTHOR = {
  label: 'Show author',
  Icon: User,
  help: 'Readers can’t see this. We log each time it’s listed.',
};
const CONTACT = {
  label: 'Show contact email',
  Icon: MailCheck,
  help: 'Only for legal disputes. We log each time it’s viewed.',
};

const ContactEmail = ({ email }: { email: string | null }) => (
  <Text role="status" textStyle="meta">
    Contact email:{' '}
    {email ? (
      <ContactLink href={`mailto:${encodeURIComponent(email)}`} dir="auto">
        <span translate="no">{email}</span>
      </ContactLink>
    ) : (
      <span>erased</span>
    )}
  </Text>
);

const Content = chakra('p', { base: { maxW: 'measure' } });

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
        <Flag size={14} /> <span>{quantity(review.reports, 'report')}</span>
      </Badge>
    )}
  </>
);

interface AuthorProps {
  review: AdminReview;
  /** True if an anonymous author is named. */
  isRevealed: boolean;
}

const Author = ({ review, isRevealed }: AuthorProps) => {
  const { user, authorName, isAnonymous } = review;
  const account = isAnonymous && !isRevealed ? null : user;
  const isUnnamed = isAnonymous && !account;
  return (
    <Box role={isRevealed ? 'status' : undefined} textStyle="meta">
      <Text dir="auto">
        <b translate={isUnnamed ? undefined : 'no'}>
          {isUnnamed ? 'Anonymous' : (account?.username ?? authorName)}
        </b>
        <span>{isRevealed && ' (shown as Anonymous)'}</span>
        {' · '}
        <span>{RESIDENCY[review.residencyStatus]}</span>
      </Text>
      {account && (
        <Text color="fg.muted" lineClamp="1" title={account.email} dir="auto">
          <span translate="no">{account.email}</span>
        </Text>
      )}
    </Box>
  );
};

export const REVIEW_TABLE_COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'Rating', width: '12rem', sorts: { descending: 'rating-high', ascending: 'rating-low' } },
  { name: 'Review' },
  { name: 'Property and author', width: '17.5rem' },
  { name: 'Posted', width: '7rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  actionsColumn('11rem'),
];

interface ReviewRowProps {
  review: AdminReview;
  checkbox?: CheckboxProps | undefined;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
  onVerify(): void;
  visibility: Pick<ReturnType<typeof useReviewVisibility>, 'confirmHiding' | 'confirmShowing'>;
}

export const ReviewRow = (props: ReviewRowProps) => {
  const { review, checkbox, onEdit, onDelete, onRestore, onVerify } = props;
  const { confirmHiding, confirmShowing } = props.visibility;
  const isErased = review.title === '';
  const isDeleted = review.visibility === 'deleted';
  const isHidden = review.visibility === 'hidden';
  const [isRevealed, setRevealed] = useState(false);
  // not a query, since each view is recorded
  const contact = useWrite(readReviewContact, {
    onError: showError('We couldn’t load the contact email'),
  });
  const readContact = () => contact.mutate({ input: { params: { id: review.id } } });
  const hideAll = () =>
    confirmHiding({ title: 'Hide all reviews by this author?', which: { authorOf: review.id } });
  const more = [
    !isDeleted && !review.isVerified && { ...VERIFY, onSelect: onVerify },
    !isDeleted && !isHidden && { ...HIDE, onSelect: () => confirmHiding(hidingOf([review])) },
    isHidden && { ...SHOW, onSelect: () => confirmShowing(toVersions([review])) },
    historyAction('review', review.id),
    !isDeleted && { label: 'Hide all by this author', Icon: EyeOff, onSelect: hideAll },
    review.user !== null &&
      review.isAnonymous &&
      !isRevealed && { ...AUTHOR, onSelect: () => setRevealed(true) },
    review.hasContactEmail && !contact.data && { ...CONTACT, onSelect: readContact },
  ];
  return (
    <TableRow first="checkbox" isUrgent={Boolean(review.reports)}>
      <CheckboxCell name={review.title} checkbox={checkbox} />
      <Cell>
        <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
          <Stars rating={review.rating} size="1rem" />
          <Badges review={review} />
        </Flex>
      </Cell>
      <HeadCell>
        <Heading as="h2" look="h3" fontSize="1.08rem" lineClamp={{ lg: '1' }} title={review.title} dir="auto">
          {isErased ? 'Text erased' : review.title}
        </Heading>
        <Content lineClamp={{ base: '3', lg: review.moderationNote ? '1' : '2' }} dir="auto">
          {isErased ? 'Erased a year after it was deleted. It can’t be restored.' : review.content}
        </Content>
        {review.moderationNote && (
          <Text
            color="fg.muted"
            textStyle="meta"
            lineClamp={{ lg: '1' }}
            title={review.moderationNote}
            dir="auto"
          >
            Reason shown to the author: <bdi>{review.moderationNote}</bdi>
          </Text>
        )}
      </HeadCell>
      <Cell>
        <RecordLink
          textStyle="meta"
          to={`/property/${review.propertyId}#review-${review.id}`}
          lineClamp="2"
          dir="auto"
        >
          <span translate="no">{fullAddress(review.property)}</span>
        </RecordLink>
        <Author review={review} isRevealed={isRevealed} />
        {contact.data && <ContactEmail email={contact.data.contactEmail} />}
      </Cell>
      <Cell color="fg.muted" textStyle="meta">
        <Text>{localDate(review.createdAt)}</Text>
        {review.helpfulCount > 0 && <Text>{`${review.helpfulCount} helpful`}</Text>}
      </Cell>
      <Cell>
        <Flex gap="2.5" wrap={{ base: 'wrap', lg: 'nowrap' }} align="flex-start" justify={{ lg: 'flex-end' }}>
          {isErased ? (
            <MoreMenu name={`review ${review.id}`} actions={more} />
          ) : (
            <RowActions
              name={review.title}
              isDeleted={isDeleted}
              onEdit={onEdit}
              onDelete={onDelete}
              onRestore={onRestore}
              more={more}
            />
          )}
        </Flex>
      </Cell>
    </TableRow>
  );
};
