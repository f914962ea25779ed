import { cleanText, type Residency, type SessionUser } from '@home-truths/platform/contract';
import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { useSession } from '@home-truths/platform/session';
import { Box, Card, Heading, Stack, Text } from '@home-truths/platform/ui';
import { Stars } from '@home-truths/platform/ui/property';
import { useDeferredValue } from 'react';
import { memoByForm } from '../review-fields/memo-by-form.ts';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { AuthorLine } from '../reviews/author-line.tsx';
import { ReviewTags } from '../reviews/review-content.tsx';
import { ReviewPhotos } from '../reviews/review-photos.tsx';
import { Guidelines } from './guidelines.tsx';

function authorName(user: SessionUser | null, isAnonymous: boolean) {
  if (isAnonymous) return 'Anonymous';
  return user ? `${user.firstName} ${[...user.lastName][0] ?? ''}.` : 'Guest';
}

/** Previews deferred values, so that typing stays fast. */
function Preview({ form }: { form: ContractForm<ReviewValues> }) {
  const user = useSession(session => session.user);
  const values = useDeferredValue(useWatch({ control: form.control })) as ReviewValues;
  const { isAnonymous, residencyStatus, rating, title, content, photos, issuesTags } = values;
  const isMultiline = true;
  const shownContent = cleanText(content, isMultiline);
  const author = {
    authorName: authorName(user, isAnonymous),
    isAnonymous,
    isVerified: false,
    edited: null,
    residencyStatus: residencyStatus as Residency,
  };
  return (
    <Card p="5" display={{ base: 'none', lg: 'block' }}>
      <Heading look="h3">Preview</Heading>
      <Stack mt="4" gap="3.5" maxH="20rem" overflowY="auto" overflowWrap="anywhere" tabIndex={0}>
        <AuthorLine review={author} />
        <Stars rating={Number(rating)} />
        <Box>
          <Text fontFamily="heading" fontWeight="700" fontSize="1.15rem" dir="auto">
            {cleanText(title) || 'Your title'}
          </Text>
          <Text whiteSpace="pre-line" dir="auto" color={shownContent ? undefined : 'fg.muted'}>
            {shownContent || 'Your review will appear here as you type.'}
          </Text>
        </Box>
        {photos.length > 0 && <ReviewPhotos review={{ ...values, ...author }} />}
        <ReviewTags tags={issuesTags} />
      </Stack>
    </Card>
  );
}

export const AsideCards = memoByForm(({ form }: { form: ContractForm<ReviewValues> }) => (
  <Stack
    as="aside"
    aria-label="Help with writing"
    gap="5"
    alignSelf="start"
    pos={{ lg: 'sticky' }}
    top={{ lg: '5.5rem' }}
  >
    <Guidelines />
    <Preview form={form} />
  </Stack>
));
