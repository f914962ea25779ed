import { buildGuide } from './build-guide.ts';
import { dueGuides } from './guides-to-check.tsx';

test('guides are due six months after they were checked, those without a day first', () => {
  const guides = [
    buildGuide('new', '2026-11-23'),
    buildGuide('six', '2026-11-22'),
    buildGuide('old', '2025-01-01'),
    buildGuide('never', null),
  ];
  const slugs = (now: string) => dueGuides(guides, Date.parse(now)).map(({ slug }) => slug);
  expect(slugs('2027-05-22T12:00:00Z')).toEqual(['never', 'old', 'six']);
  expect(slugs('2026-11-23T00:00:00Z')).toEqual(['never', 'old']);
});
