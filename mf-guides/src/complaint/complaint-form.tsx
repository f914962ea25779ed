import { COMPLAINT_KINDS, createComplaint, type Reply } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { Options, showError } from '@home-truths/platform/page';
import { useOwnContact } from '@home-truths/platform/session';
import { Box, Input, Select, Stack, TextLink } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Confirmation } from '../enquiry/confirmation.tsx';
import { longSydneyDate } from '../text/dates.ts';
import { type ComplaintStart, type ComplaintValues, toBody } from './complaint-values.ts';
import { StatementFields } from './statement-fields.tsx';

type ComplaintForm = ReturnType<typeof useContractForm<typeof createComplaint, ComplaintValues>>;

const ReportFields = ({ form }: { form: ComplaintForm }) => (
  <>
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
  </>
);

function Thanks({ id, decideBy }: Reply<typeof createComplaint>) {
  const backLink = (
    <TextLink to="/" mt="4" minH="11">
      Back to home
    </TextLink>
  );
  if (decideBy)
    return (
      <Confirmation
        title="Thanks! Complaint received"
        numberName="complaint number"
        number={id}
        next={`We’ll decide by ${longSydneyDate(decideBy)}.`}
      >
        {backLink}
      </Confirmation>
    );
  return (
    <Confirmation
      title="Thanks! Report received"
      number={id}
      text="A moderator will look into it. If you left an email address, we’ll reply within 7 days."
    >
      {backLink}
    </Confirmation>
  );
}

/** Reports a problem. A complaint about defamation needs the statement that the law requires. */
export function ComplaintForm({ kind, page }: ComplaintStart) {
  const [sent, setSent] = useState<Reply<typeof createComplaint>>();
  const contact = useOwnContact();
  const defaultValues: ComplaintValues = {
    kind,
    page,
    details: '',
    ...contact,
    harmed: '',
    quotation: '',
    untrue: '',
    harm: '',
    considers: false,
  };
  const form = useContractForm(createComplaint, {
    defaultValues,
    toBody,
    onSuccess: setSent,
    onError: showError('We couldn’t send your report. Please try again.'),
    draftKey: `complaint:${page}`,
  });
  if (sent) return <Thanks {...sent} />;
  const isAboutDefamation = form.watch('kind') === 'defamation';
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="kind" label="What’s it about?">
          {control => (
            <Select {...control}>
              <Options options={COMPLAINT_KINDS} />
            </Select>
          )}
        </Field>
        {isAboutDefamation ? <StatementFields form={form} /> : <ReportFields form={form} />}
        <Box>
          <SubmitButton form={form} submittingLabel="Submitting..." px="7">
            {isAboutDefamation ? 'Submit complaint' : 'Submit report'}
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
