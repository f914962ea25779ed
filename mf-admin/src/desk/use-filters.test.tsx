import { screen, showPart, userEvent, waitFor } from '@home-truths/platform/testing';
import { type Choices, useFilters } from './filters.ts';

const CHOICES: Choices<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  usual: 'all',
};

function Probe() {
  const { q, change } = useFilters(CHOICES);
  return (
    <>
      <output>{q}</output>
      <button type="button" onClick={() => change({ q: 'mould' })}>
        Search
      </button>
    </>
  );
}

test('an address that has changed is drawn already: the next change starts from it', async () => {
  const { router } = showPart(Probe, {});
  const drawn: string[] = [];
  const button = await screen.findByRole('button');
  router.subscribe(({ location }) =>
    drawn.push(`${location.search} ${screen.getByRole('status').textContent}`),
  );
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.search).toBe('?q=mould'));
  await waitFor(() => expect(drawn.at(-1)).toBe('?q=mould mould'));
});
