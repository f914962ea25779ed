import { createComplaint } from '@home-truths/platform/contract';
import { on, screen, showPart, userEvent } from '@home-truths/platform/testing';
import { ComplaintForm } from './complaint-form.tsx';

const sent: object[] = [];
const api = [
  on(createComplaint, ({ body }) => {
    sent.push(body);
    return { id: 41, ...(body.kind === 'defamation' && { decideBy: '2026-12-03T01:00:00.000Z' }) };
  }),
];
const DEFAMATION = 'Something that harms my reputation or my business (defamation)';
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Submit/ }));

afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

test('a complaint about defamation asks for what the law asks for, and says by when it is decided', async () => {
  showPart(ComplaintForm, { kind: 'content' as const, page: '' }, { api });
  expect(await screen.findByRole('button', { name: 'Submit report' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('What’s it about?'), DEFAMATION);
  expect(screen.getByRole('button', { name: 'Submit complaint' })).toBeTruthy();
  await submit();
  const missing = [
    ...['Name is required', 'Select who it harms', 'Copy in the exact words'],
    ...['Tell us what’s untrue (at least 20 characters)', 'Please enter a valid email'],
    ...['Select this box, or choose a different type of complaint', 'Tell us which review or page it is'],
  ];
  for (const message of missing) expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your name'), 'Dana Ricci');
  await userEvent.selectOptions(screen.getByLabelText('Who does it harm?'), 'My business');
  await userEvent.type(screen.getByLabelText('Which review or page is it?'), 'Review 41');
  await userEvent.type(screen.getByLabelText('The exact words you’re complaining about'), 'They stole it');
  await userEvent.type(
    screen.getByLabelText('What’s untrue, and what’s the truth?'),
    'It was returned on 3 March.',
  );
  await userEvent.type(screen.getByLabelText('Email'), 'dana@example.com');
  await userEvent.click(screen.getByLabelText('I consider these words to be defamatory.'));
  await submit();
  const thanks = await screen.findByText(/^Your complaint number is/);
  expect(thanks.parentElement?.textContent).toBe(
    'Your complaint number is 41. We’ll decide by 3 December 2026.',
  );
  expect(sent).toEqual([
    {
      kind: 'defamation',
      email: 'dana@example.com',
      reviewId: 41,
      statement: {
        name: 'Dana Ricci',
        harmed: 'business',
        quotation: 'They stole it',
        considers: true,
        untrue: 'It was returned on 3 March.',
      },
    },
  ]);
});

test('a link chooses defamation and the review', async () => {
  showPart(ComplaintForm, { kind: 'defamation' as const, page: 'Review 7' }, { api });
  const about = (await screen.findByLabelText('Which review or page is it?')) as HTMLInputElement;
  expect(about.value).toBe('Review 7');
});
