import { resources } from './seed.ts';

const STATIC_GUIDES = [
  'property-investment-basics',
  'first-time-renter-guide',
  'understanding-strata-fees',
  'tenant-rights-australia',
  'building-pest-inspections',
  'property-auctions-guide',
  'home-deposit-guide',
];

/** Resources whose whole text is their row. */
const articles = resources.filter(({ slug }) => !STATIC_GUIDES.includes(slug));

const lengthOf = (text: string) => text.split(/\s+/).filter(part => /\w/.test(part)).length;

test('every category has at least two resources', () => {
  for (const category of ['buying', 'renting', 'legal', 'financial', 'investing']) {
    expect([category, resources.filter(row => row.category === category).length >= 2]).toEqual([
      category,
      true,
    ]);
  }
});

test('no two resources share a slug or a title', () => {
  expect(new Set(resources.map(({ slug }) => slug)).size).toBe(resources.length);
  expect(new Set(resources.map(({ title }) => title)).size).toBe(resources.length);
});

test('the three teasers of the home page are whole articles with exactly those titles and minutes', () => {
  expect(articles.map(({ slug, title, readTime }) => [slug, title, readTime])).toEqual(
    expect.arrayContaining([
      ['how-to-read-a-strata-report', 'How to Read a Strata Report', 5],
      ['what-to-watch-for-when-renting', 'What to Watch for When Renting', 7],
      ['hidden-costs-of-property-ownership', 'Hidden Costs of Property Ownership', 6],
    ]),
  );
});

test('the seven guides are rows too, and point to their own pages', () => {
  for (const slug of STATIC_GUIDES) {
    expect(resources.find(row => row.slug === slug)?.content).toContain(`/${slug}`);
  }
});

test.each(articles)('$slug is as long as its minutes say', ({ content, readTime }) => {
  const length = lengthOf(content);
  expect(length).toBeGreaterThanOrEqual(900);
  expect(length / readTime).toBeGreaterThan(180);
  expect(length / readTime).toBeLessThan(260);
});

test.each(articles)('$slug says that it is general information', ({ content }) => {
  expect(content).toMatch(/general information, not legal (or financial )?advice/);
});

test.each(resources)('$slug is written in the marks that its page knows', ({ content, slug, imageUrl }) => {
  const parts = content.split('\n\n');
  for (const part of parts) {
    expect(part).toBe(part.trim());
    const lines = part.split('\n');
    const listed = lines.filter(line => line.startsWith('- ')).length;
    expect([0, lines.length]).toContain(listed);
    if (listed === 0) expect(lines).toHaveLength(1);
    expect(part).not.toMatch(/\*\*|^#(?!# )/);
  }
  expect(imageUrl).toBe(`/resources/heroes/${slug}.svg`);
});

test('what the articles link to is a guide or an article, and every one they name is linked', () => {
  const text = articles.map(({ content }) => content).join('\n');
  const pages = resources.map(({ slug }) =>
    STATIC_GUIDES.includes(slug) ? `/${slug}` : `/resources/${slug}`,
  );
  for (const [, to] of text.matchAll(/\]\(([^)]*)\)/g)) expect(pages).toContain(to);
  const unlinked = text.replaceAll(/\[[^\]]*\]/g, '');
  for (const { title } of resources) expect(unlinked).not.toContain(title);
});
