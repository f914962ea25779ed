import { reportReview, type SessionUser } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { buildUser, on, screen, showPart, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildReview } from '../write-review/testing.tsx';
import { ReportDialog } from './report-dialog.tsx';

const { jest } = import.meta;

afterEach(() => sessionStorage.clear());

/** Opens the dialog over an API that refuses so many reports before it accepts one. */
async function open(refusals = 0, user?: SessionUser) {
  const reports: unknown[] = [];
  const onClose = jest.fn();
  let left = refusals;
  const api = [
    on(reportReview, ({ params, body }) => {
      reports.push({ ...params, ...body });
      if (left-- > 0) throw new ApiError(503, 'Please try again in a moment');
      return { id: 4711 };
    }),
  ];
  showPart(ReportDialog, { review: buildReview(1), onClose }, { api, ...(user && { user }) });
  return { dialog: within(await screen.findByRole('dialog')), reports, onClose };
}

test('a review is reported with a reason and details, and the number of the report is shown', async () => {
  const { dialog, reports, onClose } = await open();
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It names or identifies someone');
  await userEvent.type(dialog.getByLabelText(/^Details/), 'My surname is here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('4711')).toBeTruthy();
  const title = dialog.getByRole('heading', { name: 'Thank you for your report' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sessionStorage).toHaveLength(0);
  expect(reports).toEqual([{ id: 1, reason: 'personal', details: 'My surname is here.', email: '' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('who reports that a review is untrue is shown the form for complaints about defamation', async () => {
  const { dialog } = await open();
  expect(dialog.queryByText(/harm your reputation/)).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It’s untrue or misleading');
  const hint = await dialog.findByText(/harm your reputation/);
  expect(hint.textContent).toBe(
    'Does it harm your reputation or your business? Use our complaint form instead. We’ll decide within 7 days.',
  );
  const link = dialog.getByRole('link', { name: 'Use our complaint form' });
  expect(link.getAttribute('href')).toBe('/report?kind=defamation&review=1');
});

test('a member’s email is filled in, and a decision can be had at another', async () => {
  const { dialog, reports } = await open(0, buildUser());
  const email = dialog.getByLabelText(/^Email/) as HTMLInputElement;
  expect(email.value).toBe('matilda@example.com');
  await userEvent.clear(email);
  await userEvent.type(email, 'other@example.com');
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Something else');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(reports).toEqual([expect.objectContaining({ email: 'other@example.com' })]));
});

test('a report without a reason is not sent', async () => {
  const { dialog, reports } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose a reason')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Reason')));
  expect(reports).toEqual([]);
});

test('a report that was refused keeps its values and can be sent again', async () => {
  const { dialog, reports } = await open(1);
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Something else');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  const again = await dialog.findByRole('button', { name: 'Send report' });
  await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false));
  await userEvent.click(again);
  expect(await dialog.findByText('4711')).toBeTruthy();
  expect(reports[1]).toEqual(reports[0]);
});
