import { asText } from '../own-files.ts';

test('a checklist reads as plain text with boxes to tick', () => {
  const list = {
    name: 'auction' as const,
    title: 'Auction',
    intro: 'Tick each line.',
    groups: [{ heading: 'Before', items: ['Pre-approval', 'Contract read'] }],
    footnote: 'General information.',
  };
  expect(asText(list)).toBe(
    [
      'Auction | Home Truths',
      '=====================',
      '',
      'Tick each line.',
      '',
      'Before',
      '------',
      '[ ] Pre-approval',
      '[ ] Contract read',
      '',
      'General information.',
      '',
    ].join('\n'),
  );
});
