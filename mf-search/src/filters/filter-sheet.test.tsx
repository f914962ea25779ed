import { screen, showPart, userEvent } from '@home-truths/platform/testing';
import { EMPTY_SEARCH } from '../search/search-params.ts';
import { FilterSheet } from './filter-sheet.tsx';

const { jest } = import.meta;

test('a second press, while the history still goes back, does not close the sheet again', async () => {
  const onClose = jest.fn();
  showPart(FilterSheet, {
    search: EMPTY_SEARCH,
    countLabel: '24 properties found',
    showLabel: 'Show 24 properties',
    onChange() {},
    onClose,
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Show 24 properties' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
