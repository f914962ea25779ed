import { type Backend, sharedBackend } from '../testing/backend.ts';
import { mailTo } from '../testing/mail.ts';

const NAME = 'Bandicoot & Sons Pty Ltd';
const OPERATOR_SETTINGS = {
  OPERATOR_NAME: NAME,
  OPERATOR_ABN: '51824753556',
  OPERATOR_ADDRESS: '1 Example Street, Sydney NSW 2000',
  OPERATOR_EMAIL: 'hello@bandicoot.example',
};

const [named, unnamed] = [await sharedBackend(OPERATOR_SETTINGS), await sharedBackend()];

/** The receipt of a message. */
async function receiptOf(backend: Backend) {
  const email = 'mei@example.com';
  const fields = { name: 'Mei', email, message: 'A guide to balconies, please.' };
  const { body } = await backend.post('/api/enquiries', fields);
  return mailTo(backend, email, `Your message #${body.id}`);
}

test('who runs the site is said to anyone', async () => {
  expect((await named.get('/api/operator')).body).toEqual({
    name: NAME,
    abn: '51 824 753 556',
    address: '1 Example Street, Sydney NSW 2000',
    email: 'hello@bandicoot.example',
  });
  expect((await unnamed.get('/api/operator')).body).toEqual({
    name: null,
    abn: null,
    address: null,
    email: null,
  });
});

test('mails say at their foot who sent them', async () => {
  const { text, html } = await receiptOf(named);
  const [, foot] = text.split('-- \n');
  expect(foot?.trim().split('\n')).toEqual([
    'Home Truths. Know the truth before you sign.',
    `${NAME}, ABN 51 824 753 556`,
    '1 Example Street, Sydney NSW 2000',
    'hello@bandicoot.example',
  ]);
  expect(html).toContain('Bandicoot &amp; Sons Pty Ltd, ABN 51 824 753 556<br>1 Example Street');
});

test('without an operator mails end as before', async () => {
  const { text, html } = await receiptOf(unnamed);
  expect(text).toMatch(/-- \r?\nHome Truths\. Know the truth before you sign\.\s+$/);
  expect(html).toContain('Home Truths. Know the truth before you sign.</p>');
});
