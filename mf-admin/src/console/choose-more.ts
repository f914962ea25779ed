import { screen, userEvent } from '@home-truths/platform/testing';

/** For tests: chooses an action in a record's menu More, `Delete: 1 Smith St`. */
export async function chooseMore(action: string): Promise<void> {
  const name = action.slice(action.indexOf(': '));
  await userEvent.click(await screen.findByRole('button', { name: `More${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
}
