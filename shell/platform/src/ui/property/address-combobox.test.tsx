/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { type Suggestion, suggestProperties } from '@home-truths/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../../host/index.tsx';
import { createTestApi, on } from '../../testing/api.ts';
import { ApiProviders, renderWithApi } from '../../testing/counting.tsx';
import { AddressCombobox, suggestionText } from './address-combobox.tsx';

const { jest } = import.meta;

const SUBURB: Suggestion = { kind: 'suburb', suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
const WEST: Suggestion = { kind: 'suburb', suburb: 'Brunswick West', state: 'VIC', postcode: '3055' };
const PROPERTY: Suggestion = { ...SUBURB, kind: 'property', id: 7, address: '12 Smith Street' };

interface FormProps {
  kind?: Suggestion['kind'];
  onSelect(suggestion: Suggestion): void;
  onSend(text: string): void;
}

function Form({ kind, onSelect, onSend }: FormProps) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <AddressCombobox
        label="Search homes"
        value={text}
        onChange={setText}
        onSelect={suggestion => {
          onSelect(suggestion);
          setText(suggestionText(suggestion));
        }}
        kind={kind}
      />
      <button type="submit">Search</button>
    </form>
  );
}

interface ShowOptions {
  suggest?(q: string): Promise<Suggestion[]>;
  kind?: Suggestion['kind'];
}

/** A form with the field in it, as on the home page, and what happened to it. */
function showForm({ suggest = async () => [SUBURB, WEST, PROPERTY], kind }: ShowOptions = {}) {
  const queries: string[] = [];
  const picked: string[] = [];
  const submitted = jest.fn();
  const api = createTestApi(
    on(suggestProperties, ({ query }) => {
      queries.push(query.q);
      return suggest(query.q);
    }),
  );
  const onSelect = (suggestion: Suggestion) => picked.push(suggestionText(suggestion));
  renderWithApi(api, <Form onSelect={onSelect} onSend={submitted} kind={kind} />);
  return { queries, picked, submitted };
}
const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search homes' });
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const options = () => screen.queryAllByRole('option').map(option => option.textContent);
const inView = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function type(text: string) {
  await keys.type(field(), text);
  await pass(200);
  await pass(1);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('typing suggests suburbs and properties, and says how many', async () => {
  const { queries } = showForm();
  await type('brun');
  const suburbs = ['Brunswick VIC 3056Suburb', 'Brunswick West VIC 3055Suburb'];
  expect(options()).toEqual([...suburbs, '12 Smith Street, Brunswick VIC 3056Address']);
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  expect(queries).toEqual(['brun']);
});

test('a suburb says how many reviews it has', async () => {
  const counted = [
    { ...SUBURB, reviewCount: 12 },
    { ...WEST, reviewCount: 0 },
  ];
  showForm({ suggest: async () => counted });
  await type('brun');
  expect(options()).toEqual(['Brunswick VIC 305612 reviews', 'Brunswick West VIC 3055Suburb']);
});

test('one letter, and spaces around it, request nothing; two letters do', async () => {
  const { queries } = showForm();
  await type(' b ');
  expect(queries).toEqual([]);
  expect(isOpen()).toBe(false);
  await keys.clear(field());
  await type('br');
  expect(queries).toEqual(['br']);
  expect(isOpen()).toBe(true);
});

test('only suburbs where only suburbs are wanted', async () => {
  showForm({ kind: 'suburb' });
  await type('brun');
  expect(options()).toEqual(['Brunswick VIC 3056Suburb', 'Brunswick West VIC 3055Suburb']);
});

test('the list does not open for nothing', async () => {
  showForm({ suggest: async () => [] });
  await type('xyzzy');
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('suggestions that fail to load leave the field as it is', async () => {
  const { submitted } = showForm({ suggest: () => Promise.reject(new Error('503: away')) });
  await type('brun{Enter}');
  expect(submitted).toHaveBeenCalledWith('brun');
});

test('arrows go through the suggestions and around the ends', async () => {
  showForm();
  await type('brun');
  expect(inView()).toBeNull();
  await keys.keyboard('{ArrowDown}');
  expect(inView()).toBe('Brunswick VIC 3056Suburb');
  await keys.keyboard('{ArrowUp}');
  expect(inView()).toBe('12 Smith Street, Brunswick VIC 3056Address');
  await keys.keyboard('{ArrowDown}');
  expect(inView()).toBe('Brunswick VIC 3056Suburb');
});

test('arrow up from the field goes to the last suggestion', async () => {
  showForm();
  await type('brun');
  await keys.keyboard('{ArrowUp}');
  expect(inView()).toBe('12 Smith Street, Brunswick VIC 3056Address');
  const selected = screen.getAllByRole('option').map(option => option.getAttribute('aria-selected'));
  expect(selected).toEqual(['false', 'false', 'true']);
});

test('Enter picks the active suggestion and does not submit the form', async () => {
  const { picked, submitted } = showForm();
  await type('brun');
  await keys.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toEqual(['Brunswick West VIC 3055']);
  expect(submitted).not.toHaveBeenCalled();
  expect(field().value).toBe('Brunswick West VIC 3055');
  expect(isOpen()).toBe(false);
});

test('Enter without a choice submits what was typed and closes the list', async () => {
  const { picked, submitted } = showForm();
  await type('brun');
  await keys.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledWith('brun');
  expect(picked).toEqual([]);
  expect(isOpen()).toBe(false);
});

test('Escape closes the list and keeps what was typed; arrow down opens it again', async () => {
  showForm();
  await type('brun');
  await keys.keyboard('{ArrowDown}{Escape}');
  expect(isOpen()).toBe(false);
  expect(inView()).toBeNull();
  expect(field().value).toBe('brun');
  await keys.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
});

test('leaving the field closes the list', async () => {
  showForm();
  await type('brun');
  await keys.tab();
  expect(isOpen()).toBe(false);
});

test('a click picks a suggestion, and the field keeps the focus', async () => {
  const { picked } = showForm();
  await type('brun');
  await keys.click(screen.getAllByRole('option')[1] as HTMLElement);
  expect(picked).toEqual(['Brunswick West VIC 3055']);
  expect(document.activeElement).toBe(field());
  expect(isOpen()).toBe(false);
});

test('the suggestion under the pointer is the one that Enter picks', async () => {
  const { picked } = showForm();
  await type('brun');
  await keys.hover(screen.getAllByRole('option')[1] as HTMLElement);
  expect(inView()).toBe('Brunswick West VIC 3055Suburb');
  await keys.keyboard('{Enter}');
  expect(picked).toEqual(['Brunswick West VIC 3055']);
});

test('an arrow pressed as soon as the suggestions are shown makes one active', async () => {
  jest.useRealTimers();
  const { picked } = showForm();
  const pressed = new Promise<void>(resolve => {
    const press = () => {
      if (!screen.queryAllByRole('option').length) return;
      observer.disconnect();
      // without fireEvent, whose `act` would run the effects of the suggestions before the key
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      resolve();
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await userEvent.type(field(), 'brun');
  await waitFor(() => pressed);
  await userEvent.keyboard('{Enter}');
  expect(picked).toEqual(['Brunswick VIC 3056']);
});

test('the suggestion that was active is not picked when other suggestions have come', async () => {
  const all = [SUBURB, WEST, PROPERTY];
  const { picked, submitted } = showForm({
    suggest: async q => (q.includes('west') ? all.toReversed() : all),
  });
  await type('brun');
  await keys.keyboard('{ArrowDown}');
  await type(' west');
  await keys.keyboard('{Enter}');
  expect(picked).toEqual([]);
  expect(submitted).toHaveBeenCalledWith('brun west');
});

test('the typed text is highlighted in the suggestions', async () => {
  showForm();
  await type('west ');
  const option = screen.getByRole('option', { name: /^Brunswick West/ });
  expect(option.querySelector('b')?.textContent).toBe('West');
});

test('a suggested property shows its rating, where the backend sends one', async () => {
  const rated = { ...PROPERTY, id: 8, address: '14 Smith Street', averageRating: '3.38', reviewCount: 18 };
  showForm({ suggest: async () => [PROPERTY, rated] });
  await type('smith');
  expect(options()).toEqual([
    '12 Smith Street, Brunswick VIC 3056Address',
    '14 Smith Street, Brunswick VIC 30563.4 ★ (18)',
  ]);
});

test('what was typed before hydration is searched for, with suggestions', async () => {
  const submitted = jest.fn();
  const form = (
    <ApiProviders api={createTestApi(on(suggestProperties, () => [SUBURB]))} queries={createQueryClient()}>
      <Form onSelect={() => {}} onSend={submitted} />
    </ApiProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  screen.getByRole<HTMLInputElement>('combobox').value = 'Brunsw';
  screen.getByRole('combobox').focus();
  render(form, { container, hydrate: true });
  await pass(200);
  await pass(1);
  expect(options()).toEqual(['Brunswick VIC 3056Suburb']);
  fireEvent.submit(screen.getByRole('combobox'));
  expect(submitted).toHaveBeenCalledWith('Brunsw');
});
