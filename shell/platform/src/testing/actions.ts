import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal } from './api.ts';

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const hrefOf = async (link: string | RegExp) =>
  (await screen.findByRole('link', { name: link })).getAttribute('href');

/** A handler that fails until `tryAgain` has pressed the button. */
export function createOutage<Reply>(reply: () => Reply) {
  let respond: () => Reply = refusal(503, 'The database is away');
  return {
    respond: () => respond(),
    async tryAgain(part: Pick<typeof screen, 'findByRole'> = screen) {
      const button = await part.findByRole('button', { name: 'Try again' });
      respond = reply;
      await userEvent.click(button);
    },
  };
}
