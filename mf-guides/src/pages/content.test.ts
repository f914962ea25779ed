import { DELETED_REVIEW_RETENTION, RETENTION_YEARS } from '@home-truths/platform/contract';
import { about } from './content/about.ts';
import { contact } from './content/contact.ts';
import { cookies } from './content/cookies.ts';
import { help } from './content/help.ts';
import { privacy } from './content/privacy.ts';
import { report } from './content/report.ts';
import { terms } from './content/terms.ts';

const PAGES = [about, help, contact, report, terms, privacy, cookies];

const ids = PAGES.flatMap(({ slug, sections }) => sections.map(({ id }) => `/${slug}#${id}`));

test.each(PAGES)('/$slug links to sections that exist', page => {
  const links = Array.from(JSON.stringify(page).matchAll(/\]\((\/[^)]*#[^)]*)\)/g), ([, to]) => to);
  for (const link of links) expect(ids).toContain(link);
});

test.each(PAGES)('/$slug has sections with unique ids, and no advertisement', ({ sections }) => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'ad'))).toEqual([]);
});

test('the privacy page says for how long requests, messages and complaints are kept', () => {
  const expectRetention = (what: string, years: number) =>
    expect(JSON.stringify(privacy)).toMatch(new RegExp(`"${what}:[^"]*","[^"]*","${years} years? after `));
  expectRetention('Callback requests', RETENTION_YEARS.lead);
  expectRetention('Messages to us', RETENTION_YEARS.enquiry);
  expectRetention('Reports and complaints', RETENTION_YEARS.complaint);
  expectRetention('What administrators did', RETENTION_YEARS.audit);
});

test('the privacy page says what is kept of a deleted review, and for how long', () => {
  const { authorDays, photoDays, textMonths } = DELETED_REVIEW_RETENTION;
  const text = JSON.stringify(privacy);
  const author = `Until you delete your account or the review, or ${authorDays} days after a moderator deletes the review`;
  expect(text.split(author)).toHaveLength(3);
  expect(text).toContain(
    `Photos: erased ${photoDays} days after deletion; text of a review: erased ${textMonths} months after deletion`,
  );
});

test('"Mobile App" in the footer finds how to install the site', () => {
  expect(ids).toContain('/help#install');
});

test('about has mission, beginnings, ways and values', () => {
  expect(about.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mission', 'why', 'how-it-works', 'values']),
  );
  for (const value of ['Authenticity', 'Community first', 'Inclusivity', 'Continuous improvement']) {
    expect(JSON.stringify(about)).toContain(`**${value}.**`);
  }
});
