import { press, showPart, waitFor } from '@home-truths/platform/testing';
import { type SelectFilter, useFilters } from './filters.ts';

const STATE_FILTER: SelectFilter<'all' | 'open'> = {
  name: 'state',
  label: 'State',
  options: { all: 'All', open: 'Open' },
  defaultOption: 'all',
};

/** Changes twice before it can re-render. */
function TwoChanges() {
  const { change } = useFilters(STATE_FILTER);
  const both = () => {
    change({ q: 'mould' });
    change({ option: 'open' });
  };
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => change({ q: '' })}>
        Without words
      </button>
    </>
  );
}

test('a filter chosen right after another keeps the other; a later one starts from the URL', async () => {
  const { router } = showPart(TwoChanges, {});
  await press('Both');
  await waitFor(() => expect(router.state.location.search).toBe('?q=mould&state=open'));
  await router.navigate('/?q=damp&state=open');
  await waitFor(() => expect(router.state.location.search).toBe('?q=damp&state=open'));
  await press('Without words');
  await waitFor(() => expect(router.state.location.search).toBe('?state=open'));
});
