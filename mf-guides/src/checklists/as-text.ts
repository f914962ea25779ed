import type { Checklist } from '../guides/guide.ts';

const underlined = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`;

export const asText = ({ title, intro, groups, footnote }: Checklist) =>
  `${[
    underlined(`${title} | Home Truths`, '='),
    intro,
    ...groups.map(({ heading, items }) =>
      [underlined(heading, '-'), ...items.map(item => `[ ] ${item}`)].join('\n'),
    ),
    footnote,
  ].join('\n\n')}\n`;
