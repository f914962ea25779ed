import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { markSettled } from './settled-promise.ts';

const Reader = ({ code }: { code: Promise<string> }) => <p>{use(code)}</p>;

function firstPaint(code: Promise<string>) {
  const container = document.createElement('div');
  flushSync(() =>
    createRoot(container).render(
      <Suspense fallback="waiting">
        <Reader code={code} />
      </Suspense>,
    ),
  );
  return container.textContent;
}

test('React shows the value of a marked promise at once, which it does for no other', () => {
  expect(firstPaint(markSettled(Promise.resolve('code'), 'code'))).toBe('code');
  expect(firstPaint(Promise.resolve('code'))).toBe('waiting');
});
