import {
  createProperty,
  createReview,
  findAddressError,
  LIMITS,
  type NewReview,
  type PropertyDetail,
  type PropertyType,
  parseAddress,
  type Review,
} from '@home-truths/platform/contract';
import { ApiError, useQueryClient } from '@home-truths/platform/data';
import { type ContractForm, useContractForm, useWrite } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useNavigate } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { toast } from '@home-truths/platform/ui';
import { sleep } from '@home-truths/platform/with-timeout';
import { useEffect, useRef } from 'react';
import { dropCachedPages } from '../drop-cached-pages.ts';
import { loadSentReview } from '../private-link/lazy-sent-review.tsx';
import { usePhotoUpload } from '../review-fields/photos/use-photo-upload.ts';
import { DEFAULT_VALUES, type ReviewValues, toReviewContent } from '../review-fields/review-values.ts';
import { isReturnToAddress, useAddressQuestions } from './address-questions.ts';
import { hasUnit } from './has-unit.ts';
import { useDraft } from './use-draft.ts';

function addressError(typed: string) {
  if (!typed.trim()) return 'Property address is required';
  const address = parseAddress(typed);
  return address ? findAddressError(address) : 'Please enter a complete address';
}

/** Returns a function that waits until the form has been open for the server's minimum time. */
function useMinimumWait() {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return () => sleep(openedAt.current + LIMITS.formSeconds * 1000 - Date.now());
}

/** Returns a function that finds or creates the property of an address, once per address. */
function useResolveProperty() {
  const { openQuestion, findConfirmedProperty } = useAddressQuestions();
  const { mutateAsync } = useWrite(createProperty);
  const propertyIds = useRef(new Map<string, number>());
  const resolveProperty = async ({ propertyAddress, propertyType }: ReviewValues) => {
    const address = parseAddress(propertyAddress);
    if (!address) throw new ApiError(400, 'Please enter a complete address');
    const type = hasUnit(propertyAddress) ? propertyType : DEFAULT_VALUES.propertyType;
    const body = { ...address, propertyType: type as PropertyType };
    const key = JSON.stringify(body);
    const id =
      propertyIds.current.get(key) ??
      (await findConfirmedProperty(address)) ??
      (await mutateAsync({ input: { body } })).id;
    propertyIds.current.set(key, id);
    return id;
  };
  return { openQuestion, resolveProperty };
}

interface SendOptions extends Pick<ReturnType<typeof useDraft>, 'keyFor' | 'clearSubmission'> {
  newKey: string;
  signedInAs: number | undefined;
}

/** True if an earlier request with this key, whose response was lost, stored a review with other content. */
const wasStored = ({ code }: ApiError) => code === 'already_sent';

function useSendReview(onStored: () => void) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useWrite(createReview, {
    onSuccess({ propertyId }) {
      onStored();
      dropCachedPages(queryClient, propertyId);
    },
  });
  return async (body: NewReview, { newKey, signedInAs, keyFor, clearSubmission }: SendOptions) => {
    const idempotencyKey = keyFor(body.propertyId, newKey);
    try {
      return await mutateAsync({ input: { body }, idempotencyKey, signedInAs });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      if (wasStored(error))
        throw new ApiError(409, `We already have this review. See /property/${body.propertyId}`);
      clearSubmission();
      throw error;
    }
  };
}

function useAfterSubmit() {
  const navigate = useNavigate();
  return async ({ id, propertyId }: Review, isGuest: boolean) => {
    toast({
      title: 'Review submitted successfully!',
      description: 'Thank you for helping others with your honest feedback.',
      kind: 'success',
    });
    // in advance; `LazySentReview` shows a failure
    void loadSentReview().catch(() => {});
    // replaces the form, so that Back returns to the page before it
    await navigate(`/property/${propertyId}`, { replace: true, state: { sentReview: id, isGuest } });
  };
}

const showFailure = showError(
  'Your review hasn’t been lost. Check your connection and try again.',
  'Error submitting review',
);

export function useReviewForm(property: PropertyDetail | undefined, address = '') {
  const waitMinimum = useMinimumWait();
  const { openQuestion, resolveProperty } = useResolveProperty();
  const sendReview = useSendReview(() => draft.clear());
  const afterSubmit = useAfterSubmit();
  /** The user who opened the form, until `becomeGuest`; a ref, since that click also submits. */
  const authorId = useRef(useSession(({ user }) => user?.id));
  const becomeGuest = () => {
    authorId.current = undefined;
  };
  const form: ContractForm<ReviewValues> = useContractForm(createReview, {
    defaultValues: DEFAULT_VALUES,
    toBody: values => ({
      // 0 until `send` knows it
      propertyId: property?.id ?? 0,
      ...toReviewContent(values),
      contactEmail: values.contactEmail,
      website: values.website as '',
    }),
    rules: ({ propertyAddress }) => (property ? {} : { propertyAddress: addressError(propertyAddress) }),
    async send(body, { idempotencyKey }): Promise<Review> {
      await waitMinimum();
      const propertyId = property?.id ?? (await resolveProperty(form.getValues()));
      // the minimum, not the time measured, so that a retry has the same body
      const completeBody = { ...body, propertyId, formSeconds: LIMITS.formSeconds } as NewReview;
      const { keyFor, clearSubmission } = draft;
      // `idempotencyKey` stands for `body`, which lacks a typed address
      const newKey = `${idempotencyKey}-${propertyId}`;
      return sendReview(completeBody, { newKey, signedInAs: authorId.current, keyFor, clearSubmission });
    },
    onSuccess: review => void afterSubmit(review, authorId.current === undefined),
    onError: message => isReturnToAddress(message) || showFailure(message),
  });
  const draft = useDraft(form, property?.id ?? 'new');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft is restored, which takes precedence
  useEffect(() => {
    if (address && !form.getValues('propertyAddress')) form.setValue('propertyAddress', address);
  }, []);
  const upload = usePhotoUpload(form);
  return { form, draft, upload, becomeGuest, openQuestion };
}

export type ReviewFormState = ReturnType<typeof useReviewForm>;
