import { act, screen, showPart } from '@home-truths/platform/testing';
import { afterNextPaint } from '@home-truths/platform/with-timeout';
import { NewHeading } from '../private-link/link-display.tsx';
import { useFocusOnLoad } from './use-focus-on-load.ts';

function Part() {
  return (
    <div ref={useFocusOnLoad('a', true)}>
      <a href="#review-1">The first review</a>
    </div>
  );
}

const parts = [
  ['a page of reviews', Part, 'link'],
  ['a heading', () => <NewHeading shouldFocus>Keep this link private</NewHeading>, 'heading'],
] as const;

/** Shows a part that loads late, when the field has the focus or nothing has it. */
async function showLate(Late: () => React.ReactNode, isTyping: boolean) {
  const Page = () => (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: stands for a visitor who types */}
      <input autoFocus={isTyping} />
      <Late />
    </>
  );
  showPart(Page, {});
  await act(afterNextPaint);
}

test.each(parts)('%s that is loaded takes the focus', async (_, Late, role) => {
  await showLate(Late, false);
  expect(document.activeElement).toBe(screen.getByRole(role));
});

test.each(parts)('%s that is loaded late leaves the focus in a field', async (_, Late) => {
  await showLate(Late, true);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
