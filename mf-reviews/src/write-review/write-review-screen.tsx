import { LIMITS } from '@home-truths/platform/contract';
import { useLocation, useNavigate, useParams, useSearchParams } from '@home-truths/platform/router';
import { Button, Card, Container, chakra, Grid, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { ChevronLeft } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { useOwnReview, useProperty } from '../queries.ts';
import { AsideCards } from './aside-cards.tsx';
import { ReviewForm } from './review-form.tsx';
import { useReviewForm } from './use-review-form.ts';

function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // the first page of a tab has this key
  const goBack = () => (key === 'default' ? navigate('/') : navigate(-1));
  return (
    <Button look="ghost" ms="-4" onClick={() => void goBack()}>
      <ChevronLeft size={20} /> Back
    </Button>
  );
}

function NewReviewForm({ id }: { id: number | undefined }) {
  const { data: property } = useProperty(id);
  const [params] = useSearchParams();
  const state = useReviewForm(property, params.get('address')?.slice(0, LIMITS.address));
  return (
    <Grid mt="8" templateColumns={{ lg: 'minmax(0, 1fr) 22rem' }} columnGap="10" rowGap="8">
      <ReviewForm state={state} property={property} />
      <AsideCards form={state.form} />
    </Grid>
  );
}

/** Shown instead of the form, because a member may review a property only once. */
const AlreadyReviewed = ({ createdAt }: { createdAt: string }) => (
  <Card mt="8" p={{ base: '5', md: '8' }} maxW="measure">
    <Text fontWeight="600">{`You reviewed this property on ${localDate(createdAt)}.`}</Text>
    <TextLink mt="3" minH="11" to="/profile?tab=reviews">
      Edit it
    </TextLink>
  </Card>
);

function WriteReview({ id }: { id: number | undefined }) {
  const ownReview = useOwnReview(id);
  // the state of the first render, so that the form stays when the review that it submits enters the cache
  const [earlierReview] = useState(ownReview);
  return (
    <Container py={{ base: '6', md: '10' }}>
      <BackButton />
      <Heading as="h1" look="h1" mt="3">
        Write a Review
      </Heading>
      <Text mt="3" maxW="measure" fontSize="1.1rem" color="fg.muted">
        Your experience helps the next person decide. Be honest about the good and the bad.{' '}
        <chakra.b color="fg">You can post anonymously</chakra.b>, and it takes about three minutes.
      </Text>
      {earlierReview ? <AlreadyReviewed createdAt={earlierReview.createdAt} /> : <NewReviewForm id={id} />}
    </Container>
  );
}

export function WriteReviewScreen() {
  const { propertyId } = useParams();
  return <WriteReview key={propertyId} id={propertyId === undefined ? undefined : Number(propertyId)} />;
}
