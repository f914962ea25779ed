import { createEnquiry, type EnquiryKind } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useOwnContact } from '@home-truths/platform/session';
import { Box, type Elements, Input, Stack } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Confirmation } from './confirmation.tsx';

const MESSAGE_FIELDS: Record<EnquiryKind, { label: string; help?: string }> = {
  contact: { label: 'Message' },
  expert: {
    label: 'Your question',
    help: 'Tell us which state the property is in and what you’re deciding.',
  },
  guide: {
    label: 'What should the guide cover?',
    help: 'What would you like to know, and are you renting, buying or selling?',
  },
};

interface EnquiryFormProps {
  kind: EnquiryKind;
  afterConfirmation?: Elements;
}

export function EnquiryForm({ kind, afterConfirmation }: EnquiryFormProps) {
  const [number, setNumber] = useState<number>();
  const contact = useOwnContact();
  const form = useContractForm(createEnquiry, {
    defaultValues: { ...contact, message: '' },
    toBody: values => ({ kind, ...values }),
    onSuccess: ({ id }) => setNumber(id),
    onError: showError('We couldn’t send your message. Please try again.'),
    draftKey: `enquiry:${kind}`,
  });
  if (number !== undefined) {
    return (
      <Confirmation title="Thanks! Message sent" number={number} text="We reply by email.">
        {afterConfirmation}
      </Confirmation>
    );
  }
  const { label, help } = MESSAGE_FIELDS[kind];
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="name" label="Name">
          {control => <Input autoComplete="name" {...control} />}
        </Field>
        <Field form={form} name="email" label="Email" help="We’ll only use this to reply to you.">
          {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
        </Field>
        <Field form={form} name="message" label={label} help={help}>
          {control => <TextArea {...control} />}
        </Field>
        <Box>
          <SubmitButton form={form} submittingLabel="Sending..." px="7">
            Send message
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
