import { openByKey, renewKey } from '@home-truths/platform/contract';
import {
  ApiError,
  keepPreviousData,
  NO_CONNECTION,
  read,
  useApi,
  useQuery,
  useWrite,
} from '@home-truths/platform/data';
import { MessagePage, PageSkeleton } from '@home-truths/platform/page';
import { useLinkSecret } from '@home-truths/platform/router';
import { Button, ButtonLink, Card, Container, chakra, Heading, Stack, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import { MyReviewCard } from '../my-reviews/my-review-card.tsx';
import { SearchLink } from '../search-link.tsx';
import { type PrivateLink, parseLink } from './link.ts';
import { LinkDisplay } from './link-display.tsx';

const errorMessage = (error: Error) => (error instanceof ApiError ? error.detail : NO_CONNECTION);

function RenewLink({ link, onNew }: { link: PrivateLink; onNew(key: string): void }) {
  const { mutate, data, error, isPending } = useWrite(renewKey);
  const { id, key } = link;
  const renew = () =>
    mutate({ input: { params: { id }, body: { key } } }, { onSuccess: reply => onNew(reply.key) });
  if (data)
    return <LinkDisplay link={{ id, key: data.key }} text="Your old link no longer works." shouldFocus />;
  return (
    <>
      <Heading as="h2" look="h3">
        Your private link
      </Heading>
      <Text mt="2" maxW="measure">
        Anyone who has your link can edit or delete this review. If someone else may have seen it, get a new
        one: the old one stops working.
      </Text>
      <Button mt="4" look="outline" disabled={isPending} onClick={renew}>
        Get a new link
      </Button>
      {error && (
        <Text role="alert" mt="3" color="danger.fg">
          {errorMessage(error)}
        </Text>
      )}
    </>
  );
}

const LinkError = ({ error, onRetry }: { error: Error; onRetry(): void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <MessagePage title="This link doesn’t work" text={error.detail}>
      <SearchLink />
    </MessagePage>
  ) : (
    <MessagePage title="We couldn’t load your review" text={errorMessage(error)}>
      <Button onClick={onRetry}>Try again</Button>
      <SearchLink />
    </MessagePage>
  );

function LinkedReview({ link }: { link: PrivateLink }) {
  const [key, setKey] = useState(link.key);
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, refetch } = useQuery({
    ...read(useApi(), openByKey, { params: { id: link.id }, body: { key } }),
    enabled: !isDeleted,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const linkAccess = { key, onEdited: () => void refetch(), onDeleted: () => setDeleted(true) };
  if (isDeleted && data)
    return (
      <MessagePage
        title="Your review is deleted"
        text="It’s no longer on the site, and this link no longer works."
        shouldFocus
      >
        <ButtonLink to={`/property/${data.propertyId}`}>See the property</ButtonLink>
        <SearchLink />
      </MessagePage>
    );
  if (!data) return error ? <LinkError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Container py={{ base: '6', md: '10' }} maxW="56rem">
      <Heading as="h1" look="h1">
        Your review
      </Heading>
      <Text mt="3" maxW="measure" color="fg.muted">
        You can edit or delete it here. We’ve taken your link out of the address bar: to come back, open the
        link you kept.
      </Text>
      <Stack mt="6" gap="5">
        <MyReviewCard review={data} linkAccess={linkAccess} />
        <Card p={{ base: '5', md: '6' }}>
          <RenewLink link={{ id: link.id, key }} onNew={setKey} />
        </Card>
      </Stack>
    </Container>
  );
}

const NoScript = chakra('p', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block', fontWeight: '600' } },
});

/** Rendered by the server, which cannot read the link's fragment. */
const ServerPlaceholder = () => (
  <>
    <Container pt="8">
      <NoScript>This page needs JavaScript, which is switched off in this browser.</NoScript>
    </Container>
    <PageSkeleton />
  </>
);

const NO_LINK = {
  title: 'Your review',
  text: 'To see your review, open the link you kept when you sent it. This page forgets it when you leave.',
};
const INVALID_LINK = {
  title: 'This link doesn’t work',
  text: 'We couldn’t find this review, or the link no longer works',
};

export function PrivateLinkScreen() {
  const secret = useLinkSecret();
  if (secret === undefined) return <ServerPlaceholder />;
  const link = parseLink(secret);
  if (!link)
    return (
      <MessagePage {...(secret ? INVALID_LINK : NO_LINK)}>
        <SearchLink />
      </MessagePage>
    );
  return <LinkedReview key={`${link.id}.${link.key}`} link={link} />;
}
