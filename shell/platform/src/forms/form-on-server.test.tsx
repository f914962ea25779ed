/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../host/index.tsx';
import { createTestApi } from '../testing/api.ts';
import { ApiProviders } from '../testing/counting.tsx';
import { CallbackForm } from './build-form.tsx';

test('the server draws a form whole, whose button waits for the script', () => {
  const html = renderToString(
    <ApiProviders api={createTestApi()} queries={createQueryClient()}>
      <CallbackForm />
    </ApiProviders>,
  );
  expect(html).toMatch(/<label[^>]*><span>Name/);
  const [button] = /<button[^>]*>Submit/.exec(html) ?? [];
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(' disabled');
});
