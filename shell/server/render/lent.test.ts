import { EAGER_DOORS, LAZY_DOORS } from '../../platform/build/doors.ts';
import { lent } from './lent.ts';

test('a server bundle gets every door that areas borrow, and no other', () => {
  expect(Object.keys(lent).sort()).toEqual([...EAGER_DOORS, ...LAZY_DOORS].sort());
});

test('behind each lent door there is something', () => {
  for (const [door, module] of Object.entries(lent)) {
    expect([door, Object.keys(module as object).length > 0]).toEqual([door, true]);
  }
});
