import type { PropertyDetail } from '@home-truths/platform/contract';
import { type ContractForm, Field, Form, FormError } from '@home-truths/platform/forms';
import { Box, Input, LazyPart, lazyWithRetry } from '@home-truths/platform/ui';
import { type KeyboardEvent, useEffect } from 'react';
import { AnonymousCheckbox } from '../review-fields/anonymous-checkbox.tsx';
import { ContentFields } from '../review-fields/content-fields.tsx';
import { PhotoUploader } from '../review-fields/photos/photo-uploader.tsx';
import { ResidencyChoice } from '../review-fields/radio-group.tsx';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { StarChoice } from '../review-fields/star-choice.tsx';
import { TagChoice } from '../review-fields/tag-choice.tsx';
import { AddressField } from './address-field.tsx';
import type { OpenQuestion } from './address-questions.ts';
import { DraftNote } from './draft-note.tsx';
import { GuidelinesOnDemand } from './guidelines.tsx';
import { KnownProperty } from './known-property.tsx';
import { RatingQuestion } from './rating-question.tsx';
import { RejectionMessage, SignedOut } from './rejection-message.tsx';
import { Section } from './section.tsx';
import { SubmitBar } from './submit-bar.tsx';
import type { ReviewFormState } from './use-review-form.ts';

const loadQuestion = lazyWithRetry(() =>
  import(/* webpackChunkName: "question" */ './question-dialog.tsx').then(module => module.QuestionDialog),
);

/** Closes a question whose dialog could not be loaded; the next submission asks it again. */
function Unanswered({ onChoose }: Pick<OpenQuestion, 'onChoose'>) {
  useEffect(() => onChoose(undefined), [onChoose]);
  return null;
}

const Honeypot = ({ form }: { form: ContractForm<ReviewValues> }) => (
  <Box pos="absolute" insetStart="-200vw" aria-hidden>
    <label>
      Website
      <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
    </label>
  </Box>
);

/**
 * Moves to the next field on Enter, which would submit an unfinished review; not while an input method editor
 * composes a word, as for Chinese.
 */
function focusNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  // Enter lets people choose files
  if (target.type === 'file') return;
  event.preventDefault();
  // all radio buttons of a group have the same name
  const isNext = (control: Element): control is HTMLElement =>
    control.matches('input:not([tabindex="-1"]), textarea, button') &&
    (control as HTMLInputElement).name !== target.name;
  const controls = [...currentTarget.elements];
  controls.slice(controls.indexOf(target)).find(isNext)?.focus();
}

interface ReviewFormProps {
  state: ReviewFormState;
  property: PropertyDetail | undefined;
}

export function ReviewForm({ state, property }: ReviewFormProps) {
  const { form, draft, upload, becomeGuest, openQuestion } = state;
  const isSignedOut = form.formState.errors.root?.type === '401';
  const renderRejection = (message: string) =>
    isSignedOut ? (
      <SignedOut message={message} onGuest={becomeGuest} />
    ) : (
      <RejectionMessage message={message} />
    );
  return (
    <Form
      form={form}
      formError={null}
      display="flex"
      flexDir="column"
      gap={{ base: '5', md: '8' }}
      pos="relative"
      onKeyDown={focusNextField}
    >
      <DraftNote {...draft} />
      <Section number={1} title="The property">
        {property ? <KnownProperty property={property} /> : <AddressField form={form} />}
        <ResidencyChoice form={form} />
      </Section>
      <Section number={2} title="Rating and issues">
        <Box>
          <StarChoice form={form} />
          <Box role="status">
            <RatingQuestion form={form} />
          </Box>
        </Box>
        <TagChoice form={form} />
      </Section>
      <Section number={3} title="Your review">
        <GuidelinesOnDemand />
        <ContentFields form={form} />
      </Section>
      <Section number={4} title="Photos">
        <PhotoUploader form={form} upload={upload} />
      </Section>
      <Section number={5} title="About you">
        <AnonymousCheckbox form={form} />
        <Field
          form={form}
          name="contactEmail"
          label="Contact email"
          optional
          help="Used only for verification in legal disputes. It’s not shown publicly, not used for marketing and not shared."
        >
          {control => <Input type="email" autoComplete="email" inputMode="email" maxW="26rem" {...control} />}
        </Field>
        <Honeypot form={form} />
      </Section>
      <FormError form={form} renderMessage={renderRejection} />
      <SubmitBar form={form} isUploading={upload.isBusy} />
      {openQuestion && (
        <LazyPart
          load={loadQuestion}
          props={openQuestion}
          errorFallback={<Unanswered onChoose={openQuestion.onChoose} />}
        />
      )}
    </Form>
  );
}
