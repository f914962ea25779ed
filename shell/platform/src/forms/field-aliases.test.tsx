import { createLead, listLeads } from '@home-truths/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type Api, ApiError } from '../data/call.ts';
import { keyOf } from '../data/queries.tsx';
import { createQueryClient } from '../host/index.tsx';
import { countingApi, renderWithApi } from '../testing/counting.tsx';
import { showPart } from '../testing/show.tsx';
import { Form, FormError, SubmitButton, useContractForm, useWrite } from './index.ts';

type AnyProps = Record<string, unknown>;
const [OldForm, OldFormError, OldSubmitButton] = [Form, FormError, SubmitButton] as unknown as [
  ComponentType<AnyProps>,
  ComponentType<AnyProps>,
  ComponentType<AnyProps>,
];
const useOldForm = useContractForm as unknown as (route: unknown, options: AnyProps) => AnyProps;

const VALUES = { propertyId: 7, name: 'Sam Lee', phone: '0412 345 678' };

/** A form as a remote wrote it before platform 1.3. */
function OldPage(options: AnyProps) {
  const form = useOldForm(createLead, { defaults: VALUES, keep: 'callback:7', ...options });
  return (
    <OldForm
      form={form}
      refusal={<OldFormError form={form} words={(message: string) => <p>{`Sorry. ${message}`}</p>} />}
    >
      <p>{String(form.usual === VALUES && typeof form.forgetWords)}</p>
      <OldSubmitButton form={form} sending="Sending...">
        Send
      </OldSubmitButton>
    </OldForm>
  );
}

test('a remote released before platform 1.3 passes and reads fields under their former names', async () => {
  const { jest } = import.meta;
  const [onSent, onRefused] = [jest.fn(), jest.fn()];
  const send = jest
    .fn(async () => ({ id: 41 }))
    .mockImplementationOnce(() => Promise.reject(new ApiError(409, 'Please try again')));
  showPart<AnyProps>(OldPage, { send, onSent, onRefused });
  expect(screen.getByText('function')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Sorry. Please try again')).toBeTruthy();
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith('Please try again'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: 41 }));
});

const useOldWrite = useWrite as unknown as (
  route: unknown,
  options: AnyProps,
) => { mutate(variables: AnyProps): void };

/** A write as a remote wrote it before platform 1.3. */
function OldWriter() {
  const { mutate } = useOldWrite(createLead, { refreshes: [listLeads] });
  return (
    <button type="button" onClick={() => mutate({ sent: { body: VALUES } })}>
      Write
    </button>
  );
}

test('the input of a write, and what it invalidates, are read under their former names', async () => {
  const { jest } = import.meta;
  const queries = createQueryClient();
  queries.setQueryData(keyOf(listLeads), []);
  const { api } = countingApi(() => ({ id: 1 }));
  const call = jest.fn(api);
  renderWithApi(call as unknown as Api, <OldWriter />, queries);
  await userEvent.click(screen.getByRole('button'));
  expect(call).toHaveBeenCalledWith(createLead, { body: VALUES }, expect.anything());
  expect(queries.getQueryState(keyOf(listLeads))?.isInvalidated).toBe(true);
});
