import { CALLBACK_TIMES, createLead, type PropertyDetail } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { useOwnContact } from '@home-truths/platform/session';
import { Input, Select, Stack, Text, toast } from '@home-truths/platform/ui';
import { useEffect } from 'react';
import { CallbackBenefits } from './callback-benefits.tsx';
import { EMPTY_REQUEST, toLeadBody } from './lead-body.ts';

interface CallbackFormProps {
  property: PropertyDetail;
  onSent(): void;
}

/** Name and phone, optionally email and time. */
export function CallbackForm({ property, onSent }: CallbackFormProps) {
  const contact = useOwnContact();
  const form = useContractForm(createLead, {
    defaultValues: { ...EMPTY_REQUEST, ...contact },
    toBody: toLeadBody(property),
    onSuccess() {
      toast({
        title: 'Request Submitted!',
        description: 'An inspector will be in touch shortly',
        kind: 'success',
      });
      onSent();
    },
    onError: message =>
      toast({
        title: 'Error',
        description: message ?? 'Failed to submit request. Please try again.',
        kind: 'error',
      }),
    draftKey: `callback:${property.id}`,
  });
  // closing clears the draft; a reload of the page does not run this
  useEffect(() => form.clearDraft, [form.clearDraft]);
  return (
    <Form form={form}>
      <Stack gap="5">
        <Text color="fg.muted">
          A building inspector will call you about{' '}
          <span translate="no">{`${property.address}, ${property.suburb}`}</span>.
        </Text>
        <CallbackBenefits />
        <Field form={form} name="name" label="Name">
          {control => <Input autoComplete="name" {...control} />}
        </Field>
        <Field form={form} name="phone" label="Phone" help="For example: 0412 345 678">
          {control => <Input type="tel" autoComplete="tel" {...control} />}
        </Field>
        <Field form={form} name="email" label="Email" optional>
          {control => <Input type="email" autoComplete="email" {...control} />}
        </Field>
        <Field form={form} name="preferredCallbackTime" label="Preferred callback time" optional>
          {control => (
            <Select {...control}>
              <option value="">Choose a time</option>
              {CALLBACK_TIMES.map(time => (
                <option key={time}>{time}</option>
              ))}
            </Select>
          )}
        </Field>
        <SubmitButton form={form} submittingLabel="Submitting...">
          Submit Request
        </SubmitButton>
        <Text color="fg.muted" textStyle="meta">
          We pass your details to a building inspector, who pays <span translate="no">Home Truths</span> a
          referral fee. Requesting a call is free and doesn’t affect any review.
        </Text>
      </Stack>
    </Form>
  );
}
