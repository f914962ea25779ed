/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { CALLBACK_TIMES, createLead, reportReview } from '@home-truths/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Api, ApiError } from '../data/call.ts';
import { createQueryClient } from '../host/index.tsx';
import { createTestApi, on } from '../testing/api.ts';
import { ApiProviders, countingApi } from '../testing/counting.tsx';
import { showPart } from '../testing/show.tsx';
import { Input } from '../ui/fields.tsx';
import { CallbackForm, type CallbackFormProps } from './build-form.tsx';
import { Field, Form, SubmitButton, useContractForm } from './index.ts';

const { jest } = import.meta;
const queries = createQueryClient();
const { api } = countingApi(() => undefined);
const Wrapper = ({ children }: { children: ReactNode }) => (
  <ApiProviders api={api} queries={queries}>
    {children}
  </ApiProviders>
);

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = () => screen.getByRole('button') as HTMLButtonElement;
const show = (props: CallbackFormProps = {}) => render(<CallbackForm {...props} />, { wrapper: Wrapper });

async function fillIn() {
  await userEvent.type(field('Name'), 'Sam Lee');
  await userEvent.type(field('Phone'), '0412 345 678');
}

/** A function that sends a form, refused the first time. */
const refusedOnce = (refusal: ApiError) => jest.fn(async () => ({ id: 1 })).mockRejectedValueOnce(refusal);

test('errors have the messages of the contract, belong to their fields, and the first one has the focus', async () => {
  const send = jest.fn(async () => ({ id: 1 }));
  show({ send });
  await userEvent.type(field('Email'), 'nobody');
  await userEvent.click(button());
  expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  const descriptionsOf = (name: string) =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent);
  expect(descriptionsOf('Name')).toEqual(['Name must be at least 2 characters']);
  expect(descriptionsOf('Phone')).toEqual(['Please enter a valid phone number', 'With the area code']);
  expect(descriptionsOf('Email')).toEqual(['Please enter a valid email']);
  expect(send).not.toHaveBeenCalled();
});

test('what checks the fields is fetched once one of them is reached, not with the form', async () => {
  const schemas = jest.spyOn(createLead, 'schemas');
  show();
  expect(schemas).not.toHaveBeenCalled();
  await userEvent.click(field('Name'));
  await waitFor(() => expect(schemas).toHaveBeenCalled());
  schemas.mockRestore();
});

const renderings = jest.fn();

function CountedForm() {
  const form = useContractForm(createLead, {
    defaultValues: { name: '' },
    onSuccess: () => {},
    onError: () => {},
  });
  renderings();
  return (
    <Form form={form}>
      <Field form={form} name="name" label="Name">
        {control => <Input {...control} />}
      </Field>
      <SubmitButton form={form} submittingLabel="Submitting...">
        Submit
      </SubmitButton>
    </Form>
  );
}

test('the first change does not render the fields again', async () => {
  render(<CountedForm />, { wrapper: Wrapper });
  renderings.mockClear();
  await userEvent.type(field('Name'), 'Sam');
  expect(document.querySelector('form')?.dataset.dirty).toBe('true');
  expect(renderings).not.toHaveBeenCalled();
});

test('a mended field is no longer wrong', async () => {
  show();
  await userEvent.click(button());
  await screen.findByText('Name must be at least 2 characters');
  await userEvent.type(field('Name'), 'Sam');
  await waitFor(() => expect(screen.queryByText('Name must be at least 2 characters')).toBeNull());
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
});

test('a form says that it is being written as long as it is', async () => {
  show();
  const isDirty = () => document.querySelector('form')?.hasAttribute('data-dirty');
  expect(isDirty()).toBe(false);
  await userEvent.type(field('Name'), 'S');
  expect(isDirty()).toBe(true);
  await userEvent.clear(field('Name'));
  expect(isDirty()).toBe(false);
});

test('rules of the form’s own count, too', async () => {
  const send = jest.fn(async () => ({ id: 1 }));
  show({ send });
  await fillIn();
  await userEvent.type(field('Garden'), 'dragons');
  await userEvent.click(button());
  expect(await screen.findByText('No dragons')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('what was typed is sent as a body, once for a double click', async () => {
  let resolve = (_: { id: number }) => {};
  const send = jest.fn(() => new Promise<{ id: number }>(done => (resolve = done)));
  const onSuccess = jest.fn();
  show({ send, onSuccess });
  await fillIn();
  act(() => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(button().textContent).toBe('Submitting...'));
  expect(button().disabled).toBe(true);
  await act(async () => resolve({ id: 41 }));
  expect(onSuccess).toHaveBeenCalledWith({ id: 41 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    { propertyId: 7, name: 'Sam Lee', phone: '0412 345 678', email: '' },
    { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
  );
  expect(button().disabled).toBe(false);
});

test('the same content keeps its key, other content is another write, and an error is reported', async () => {
  const keys: string[] = [];
  const refusals = [new ApiError(503, 'Please try again'), new ApiError(500, ''), new TypeError('no line')];
  const onError = jest.fn();
  const send = async (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const refusal = refusals[keys.length - 1];
    if (refusal) throw refusal;
    return { id: 1 };
  };
  show({ send, onError });
  await fillIn();
  const press = async (times: number) => {
    await userEvent.click(button());
    await waitFor(() => expect(keys.length).toBe(times));
    await waitFor(() => expect(button().disabled).toBe(false));
  };
  await press(1);
  await press(2);
  expect(document.activeElement?.textContent).toBe('Something went wrong. Please try again.');
  await press(3);
  expect(document.activeElement?.textContent).toBe('No connection. Please try again.');
  expect(onError.mock.calls).toEqual([['Please try again'], [undefined], [undefined]]);
  await userEvent.type(field('Name'), 'son');
  await press(4);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a refusal stays said at the form until it is sent again, and has the focus', async () => {
  show({ send: refusedOnce(new ApiError(429, 'Please wait a little')) });
  await fillIn();
  await userEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Please wait a little');
  expect(document.activeElement).toBe(alert);
  await userEvent.type(field('Name'), 'son');
  expect(screen.getByRole('alert')).toBe(alert);
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an error that names a field is shown at that field, which has the focus, until it is corrected', async () => {
  const conflict = 'That email is already registered';
  const send = async () => {
    throw new ApiError(409, conflict, [
      { name: 'email', message: conflict },
      { name: 'nowhere', message: 'Not a field of this form' },
    ]);
  };
  show({ send });
  await fillIn();
  await userEvent.type(field('Email'), 'sam@example.com');
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(conflict);
  expect(screen.getAllByText(conflict)).toHaveLength(2);
  await userEvent.type(field('Email'), 'x');
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull());
});

describe('form values that are stored for the tab', () => {
  const written = () => [field('Name'), field('Garden')].map(input => (input as HTMLInputElement).value);
  afterEach(() => sessionStorage.clear());

  test('are back after the form was closed, and say that they are not sent', async () => {
    const { unmount } = show({ draftKey: 'callback:7' });
    await fillIn();
    await userEvent.type(field('Garden'), 'Roses');
    unmount();
    show({ draftKey: 'callback:7' });
    expect(written()).toEqual(['Sam Lee', 'Roses']);
    expect(document.querySelector('form')?.hasAttribute('data-dirty')).toBe(true);
  });

  test('belong to their key, and nothing is stored without one', async () => {
    const first = show({ draftKey: 'callback:7' });
    await fillIn();
    first.unmount();
    const second = show({ draftKey: 'callback:8' });
    expect(written()).toEqual(['', '']);
    second.unmount();
    show();
    await fillIn();
    expect(Object.keys(sessionStorage)).toEqual(['form:callback:7']);
  });

  test('are cleared once they are sent, and stay where they are refused', async () => {
    const onSuccess = jest.fn();
    const send = refusedOnce(new ApiError(503, 'Please try again in a moment'));
    show({ draftKey: 'callback:7', send, onSuccess });
    await fillIn();
    await userEvent.click(button());
    await screen.findByRole('alert');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(sessionStorage).toHaveLength(0);
  });

  test('of another shape are none', () => {
    sessionStorage.setItem('form:callback:7', '{"name":7}');
    show({ draftKey: 'callback:7' });
    expect(written()).toEqual(['', '']);
  });
});

function Report({ onSuccess }: { onSuccess: (reply: { id: number }) => void }) {
  const form = useContractForm(reportReview, {
    defaultValues: { reason: 'untrue' as const, details: '', email: '' },
    params: { id: 31 },
    onSuccess,
    onError: () => {},
  });
  return (
    <Form form={form}>
      <SubmitButton form={form} submittingLabel="Sending...">
        Send
      </SubmitButton>
    </Form>
  );
}

test('without a function that sends it, the body is sent to the route of the form, with a key', async () => {
  const calls: unknown[] = [];
  const testApi = createTestApi(on(reportReview, () => ({ id: 12 })));
  const onSuccess = jest.fn();
  const recording: Api = (route, input, options) => {
    calls.push(input, options);
    return testApi(route, input);
  };
  showPart(Report, { onSuccess }, { api: recording });
  await userEvent.click(button());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ id: 12 }));
  const idempotencyKey = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(calls).toEqual([
    { params: { id: 31 }, body: { reason: 'untrue', details: '', email: '' } },
    { idempotencyKey },
  ]);
});

test('before hydration the button of a form looks disabled, and what was typed meanwhile is kept', async () => {
  const page = (
    <Wrapper>
      <CallbackForm />
    </Wrapper>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  expect(place.querySelector('form')?.method).toBe('post');
  expect([button().disabled, button().ariaDisabled]).toEqual([false, 'true']);
  (field('Name') as HTMLInputElement).value = 'Sam Lee';
  (field('Garden') as HTMLTextAreaElement).value = 'Roses';
  screen.getByRole<HTMLSelectElement>('combobox').value = CALLBACK_TIMES[3];
  screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked = true;
  const root = await act(async () => hydrateRoot(place, page));
  expect([button().disabled, button().ariaDisabled]).toEqual([false, null]);
  expect((field('Name') as HTMLInputElement).value).toBe('Sam Lee');
  expect((field('Garden') as HTMLTextAreaElement).value).toBe('Roses');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(CALLBACK_TIMES[3]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked).toBe(true);
  await userEvent.click(button());
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
  expect(screen.queryByText('Name must be at least 2 characters')).toBeNull();
  act(() => root.unmount());
  place.remove();
});

test('the button gets back the focus that it lost while the form was sent, unless another element has it', async () => {
  let sent = (_: { id: number }) => {};
  const send = jest.fn(() => new Promise<{ id: number }>(done => (sent = done)));
  show({ send });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  // jsdom leaves the focus on a button that is disabled, a browser does not
  button().blur();
  await act(async () => sent({ id: 1 }));
  expect(document.activeElement).toBe(button());

  await userEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  field('Email').focus();
  await act(async () => sent({ id: 2 }));
  expect(document.activeElement).toBe(field('Email'));
});
