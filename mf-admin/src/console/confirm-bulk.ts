import { screen, userEvent, within } from '@home-truths/platform/testing';

/** For tests: presses a button of the bulk bar and confirms; returns the question. */
export async function confirmBulk(action: string): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: action }));
  const dialog = await screen.findByRole('alertdialog');
  const question = within(dialog).getByRole('heading').textContent ?? '';
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
  return question;
}
