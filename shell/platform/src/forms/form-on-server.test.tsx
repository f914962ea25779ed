/** @jest-environment node */

import { ChakraProvider } from '@chakra-ui/react';
import { createEnquiry } from '@home-truths/contract';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../host/index.tsx';
import { createTestApi } from '../testing/api.ts';
import { ApiProviders } from '../testing/counting.tsx';
import { Input } from '../ui/index.tsx';
import { createTheme } from '../ui/system.ts';
import { Field, Form, SubmitButton, useContractForm } from './index.ts';

function Message() {
  const form = useContractForm(createEnquiry, {
    defaultValues: { name: '', email: '', message: '' },
    send: async () => null,
    onSuccess() {},
    onError() {},
  });
  return (
    <Form form={form}>
      <Field form={form} name="name" label="Name">
        {control => <Input {...control} />}
      </Field>
      <SubmitButton form={form} submittingLabel="Sending...">
        Send
      </SubmitButton>
    </Form>
  );
}

test('the server draws a form whole, whose button waits for the script', () => {
  const html = renderToString(
    <ChakraProvider value={createTheme()}>
      <ApiProviders api={createTestApi()} queries={createQueryClient()}>
        <Message />
      </ApiProviders>
    </ChakraProvider>,
  );
  expect(html).toMatch(/<label[^>]*><span>Name/);
  const [button] = /<button[^>]*>Send/.exec(html) ?? [];
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(' disabled');
});
