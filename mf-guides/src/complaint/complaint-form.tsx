import { COMPLAINT_KINDS, type ComplaintKind, createComplaint } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { useOwnContact } from '@home-truths/platform/session';
import { Box, Input, Select, Stack, TextLink, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Confirmation } from '../enquiry/confirmation.tsx';

const KINDS = Object.entries(COMPLAINT_KINDS);

interface ComplaintFormProps {
  /** The page it is about, if known. */
  page: string;
}

/** A complaint about the site; the confirmation shows its number (decisions 121 and 163). */
export function ComplaintForm({ page }: ComplaintFormProps) {
  const [number, setNumber] = useState<number>();
  const contact = useOwnContact();
  const form = useContractForm(createComplaint, {
    defaultValues: { kind: 'content', page, details: '', ...contact },
    toBody: ({ kind, ...values }) => ({ kind: kind as ComplaintKind, ...values }),
    onSuccess: ({ id }) => setNumber(id),
    onError: message =>
      toast({
        title: 'Error',
        description: message ?? 'We couldn’t send your report. Please try again.',
        kind: 'error',
      }),
    draftKey: `complaint:${page}`,
  });
  if (number !== undefined) {
    return (
      <Confirmation
        title="Thanks! Report received"
        number={number}
        text="A moderator will look into it. If you left an email address, we’ll reply within 7 days."
      >
        <TextLink to="/" mt="4" minH="11">
          Back to home
        </TextLink>
      </Confirmation>
    );
  }
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="kind" label="What’s it about?">
          {control => (
            <Select {...control}>
              {KINDS.map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="page" label="Page" optional help="For example, /property/7">
          {control => <Input {...control} />}
        </Field>
        <Field form={form} name="details" label="Details">
          {control => <TextArea {...control} />}
        </Field>
        <Field form={form} name="name" label="Name" optional>
          {control => <Input autoComplete="name" {...control} />}
        </Field>
        <Field form={form} name="email" label="Email" optional help="So we can tell you our decision.">
          {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
        </Field>
        <Box>
          <SubmitButton form={form} submittingLabel="Submitting..." px="7">
            Submit report
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
