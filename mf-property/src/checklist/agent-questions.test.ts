import { agentQuestions } from './checklist-page.tsx';

const tagged = (...counts: [tag: string, count: number][]) => ({
  address: '702/13 Brackenbury Road',
  suburb: 'St Kilda',
  reviewCount: 18,
  issueTagCounts: counts.map(([tag, count]) => ({ tag, count })),
});

test('the three most named problems are asked about, and praise is not', () => {
  const property = tagged(
    ['Good Location', 9],
    ['Ghosts', 8],
    ['Elevator Issues', 7],
    ['Leaks', 6],
    ['High Strata Fees', 5],
    ['Pests', 4],
  );
  expect(agentQuestions(property, undefined)).toBe(
    `Hi, I’m interested in 702/13 Brackenbury Road, St Kilda. Reviews mention the lift (7 of 18), leaks (6 of 18) and high strata fees (5 of 18).

- How many days was a lift out of order last year?
- When was the last leak, and is there an invoice for the repair?
- What’s planned that owners will have to pay for?

Thank you.`,
  );
});

test('where reviews say little, the questions are about the building', () => {
  const building = { ...tagged(['Pests', 9], ['Good Location', 2]), reviewCount: 40 };
  expect(agentQuestions(tagged(['Leaks', 1]), building)).toContain(
    'Reviews of the building mention pests (9 of 40).\n\n- When was the last treatment, and who pays for the next one?\n\n',
  );
});

test('where reviews name no problem, there is nothing to ask', () => {
  expect(agentQuestions(tagged(['Good Location', 9], ['Well Maintained', 2]), undefined)).toBeUndefined();
});
