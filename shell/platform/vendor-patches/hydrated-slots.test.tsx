/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { areSlotsHydrated } from './hydrated-slots.ts';
import { markSettled } from '../src/settled-promise.ts';

const Content = ({ code }: { code: Promise<string> }) => <p>{use(code)}</p>;
const Page = ({ code }: { code: Promise<string> }) => (
  <main data-hydrated="">
    <div data-slot="sample">
      <Suspense>
        <Content code={code} />
      </Suspense>
    </div>
  </main>
);

test('a page is hydrated when the code of its slots is', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { promise, resolve } = Promise.withResolvers<string>();
  const html = renderToString(<Page code={markSettled(Promise.resolve('text'), 'text')} />);
  document.body.innerHTML = html;
  expect(areSlotsHydrated()).toBe(false);
  await act(async () => hydrateRoot(document.body, <Page code={promise} />));
  expect([areSlotsHydrated(), document.body.textContent]).toEqual([false, 'text']);
  await act(async () => resolve('text'));
  expect([areSlotsHydrated(), document.body.textContent]).toEqual([true, 'text']);
});
