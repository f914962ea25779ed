import { screen, userEvent } from '@home-truths/platform/testing';

/** For tests: chooses an action behind the button More of a record, such as `Delete: 1 Smith St`. */
export async function chooseMore(action: string): Promise<void> {
  const name = action.slice(action.indexOf(': '));
  await userEvent.click(await screen.findByRole('button', { name: `More${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
}
