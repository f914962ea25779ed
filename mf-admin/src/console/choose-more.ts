import { screen, userEvent } from '@home-truths/platform/testing';

/** Chooses an action in the menu More of a record: `Delete: 1 Smith St`. */
export async function chooseMore(action: string): Promise<void> {
  const name = action.slice(action.indexOf(': '));
  await userEvent.click(await screen.findByRole('button', { name: `More${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
}
