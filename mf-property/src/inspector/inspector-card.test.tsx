import { createLead } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  on,
  press,
  screen,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import { buildUnreviewed } from '../property/build-property-detail.ts';
import { InspectorCard } from './inspector-card.tsx';

const toastSpy = watchToasts();
afterEach(() => sessionStorage.clear());

const opener = () => screen.findByRole('button', { name: 'Request a Callback' });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Shows the card with a backend that responds with this, and opens its dialog. */
async function open(respond: (sent: unknown) => { id: number } = () => ({ id: 1 })) {
  const api = [on(createLead, respond)];
  showPart(InspectorCard, { property: buildUnreviewed() }, { api });
  await userEvent.click(await opener());
  return within(await screen.findByRole('dialog', { name: 'Request a Callback' }));
}

async function fillIn() {
  await userEvent.type(field('Name'), 'Sam Lee');
  await userEvent.type(field('Phone'), '0412 345 678');
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit Request' }));

test('the dialog shows benefits, fields and who pays whom', async () => {
  const dialog = await open();
  expect(dialog.getAllByRole('listitem').map(item => item.textContent?.trim())).toEqual([
    'Licensed',
    'Free quote',
    'Trusted',
    'No obligation',
  ]);
  expect(dialog.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Choose a time',
    'Morning (9am - 12pm)',
    'Afternoon (12pm - 5pm)',
    'Evening (5pm - 8pm)',
    'Anytime',
  ]);
  expect(dialog.getByText(/Requesting a call is free/).textContent).toContain(
    'who pays Home Truths a referral fee.',
  );
  expect(screen.getByText(/^Inspectors pay/).textContent).toBe('Inspectors pay us a fee for each request.');
});

test('a request is sent, confirmed, and the next one starts empty', async () => {
  const sent: unknown[] = [];
  const dialog = await open(request => {
    sent.push(request);
    return { id: 1 };
  });
  await fillIn();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Anytime');
  await send();
  const thanks = await dialog.findByRole('heading', { name: 'Thanks! Request Submitted' });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(toastSpy.mock.calls).toEqual([
    [{ title: 'Request Submitted!', description: 'An inspector will be in touch shortly', kind: 'success' }],
  ]);
  expect(sent).toMatchObject([
    { body: { propertyId: 252, name: 'Sam Lee', phone: '0412 345 678', preferredCallbackTime: 'Anytime' } },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await opener());
  await screen.findByRole('dialog');
  expect(field('Name').value).toBe('');
  expect(screen.queryByText('Thanks! Request Submitted')).toBeNull();
});

test('what was typed is stored in the tab until the dialog is closed', async () => {
  await open();
  await fillIn();
  expect(JSON.parse(sessionStorage.getItem('form:callback:252') ?? '')).toMatchObject({ name: 'Sam Lee' });
  await press('Close request');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await userEvent.click(await opener());
  await screen.findByRole('dialog');
  expect(field('Name').value).toBe('');
});

test.each([
  [new ApiError(429, 'Please wait before asking again'), 'Please wait before asking again'],
  [new TypeError('no line'), 'Failed to submit request. Please try again.'],
])('a request refused by %s is reported, and what was typed stays', async (refusal, description) => {
  await open(() => {
    throw refusal;
  });
  await fillIn();
  await send();
  await waitFor(() =>
    expect(toastSpy.mock.calls).toEqual([[{ title: 'Error', description, kind: 'error' }]]),
  );
  expect(field('Name').value).toBe('Sam Lee');
  expect(screen.queryByText('Thanks! Request Submitted')).toBeNull();
});
