import { createComplaint, createEnquiry } from '@home-truths/platform/contract';
import { cleanup, on, press, screen, showPart, userEvent } from '@home-truths/platform/testing';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { ComplaintForm } from './complaint-form.tsx';

const api = [on(createComplaint, () => ({ id: 41 })), on(createEnquiry, () => ({ id: 42 }))];
const TEXT = 'The plot of the levies shows another year.';
const details = async (label: string) => (await screen.findByLabelText(label)) as HTMLTextAreaElement;

afterEach(() => sessionStorage.clear());

test('a half-written complaint is back for the same page until it is sent', async () => {
  showPart(ComplaintForm, { kind: 'content' as const, page: '/property/7' }, { api });
  await userEvent.type(await details('Details'), TEXT);
  cleanup();
  showPart(ComplaintForm, { kind: 'content' as const, page: '/property/8' }, { api });
  expect((await details('Details')).value).toBe('');
  cleanup();
  showPart(ComplaintForm, { kind: 'content' as const, page: '/property/7' }, { api });
  expect((await details('Details')).value).toBe(TEXT);
  await press('Submit report');
  expect(await screen.findByText('41')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('a half-written message is back for its kind', async () => {
  showPart(EnquiryForm, { kind: 'contact' as const }, { api });
  await userEvent.type(await details('Message'), TEXT);
  cleanup();
  showPart(EnquiryForm, { kind: 'expert' as const }, { api });
  expect((await details('Your question')).value).toBe('');
  cleanup();
  showPart(EnquiryForm, { kind: 'contact' as const }, { api });
  expect((await details('Message')).value).toBe(TEXT);
});
