import { mailKey } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { Flex, Input, toast } from '@home-truths/platform/ui';

/** Emails the private link to an address that is not stored. */
export function EmailLink({ id }: { id: number }) {
  const form = useContractForm(mailKey, {
    defaultValues: { email: '' },
    params: { id },
    onSuccess: () =>
      toast({ title: 'Email sent', description: 'Check that it has arrived.', kind: 'success' }),
    onError: (message = 'Failed to send the email') =>
      toast({ title: 'Error', description: message, kind: 'error' }),
  });
  return (
    <Form form={form} mt="5" maxW="26rem" _print={{ display: 'none' }}>
      <Field form={form} name="email" label="Email" help="We use it to send you this link and don’t keep it.">
        {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
      </Field>
      <Flex mt="3">
        <SubmitButton form={form} look="outline" submittingLabel="Sending...">
          Email it to me
        </SubmitButton>
      </Flex>
    </Form>
  );
}
