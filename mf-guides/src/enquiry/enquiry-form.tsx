import { createEnquiry, type EnquiryKind } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, TextArea, useContractForm, useWrite } from '@home-truths/platform/forms';
import { useOwnContact } from '@home-truths/platform/session';
import { Box, type Elements, Input, Stack, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Sent } from './sent.tsx';

/** What to write, for each kind of message. */
const MESSAGE: Record<EnquiryKind, { label: string; help?: string }> = {
  contact: { label: 'Message' },
  expert: { label: 'Your question', help: 'Which state is the home in, and what do you want to decide?' },
  guide: {
    label: 'Which guide are you missing?',
    help: 'What would you like to know, and where do you stand?',
  },
};

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Stands below the thanks, once the message is sent. */
  after?: Elements;
}

/** A message to us: name, email and words; the thanks tell its number (decision 37). */
export function EnquiryForm({ kind, after }: EnquiryFormProps) {
  const [number, setNumber] = useState<number>();
  const write = useWrite(createEnquiry);
  const contact = useOwnContact();
  const form = useContractForm(createEnquiry, {
    defaults: { ...contact, message: '' },
    toBody: words => ({ kind, ...words }),
    send: (body, options) => write.mutateAsync({ sent: { body }, ...options }),
    onSent: ({ id }) => setNumber(id),
    onRefused: sentence =>
      toast({
        title: 'Error',
        description: sentence ?? 'Failed to send message. Please try again.',
        kind: 'error',
      }),
    keep: `enquiry:${kind}`,
  });
  if (number !== undefined) {
    return (
      <Sent
        title="Thanks! Message Sent"
        number={number}
        words="We answer by email, usually within two working days."
      >
        {after}
      </Sent>
    );
  }
  const { label, help } = MESSAGE[kind];
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="name" label="Name">
          {control => <Input autoComplete="name" {...control} />}
        </Field>
        <Field form={form} name="email" label="Email" help="Only for our answer.">
          {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
        </Field>
        <Field form={form} name="message" label={label} help={help}>
          {control => <TextArea {...control} />}
        </Field>
        <Box>
          <SubmitButton form={form} sending="Sending..." px="7">
            Send Message
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
