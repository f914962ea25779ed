import { type Resource, readResource } from '@home-truths/platform/contract';
import { createOutage, hrefOf, on, refusal, screen, showPage, waitFor } from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { articleData } from '../text/structured-data.ts';

const report: Resource = {
  id: 1,
  slug: 'strata-report',
  title: 'How to Read a Strata Report',
  excerpt: 'In short.',
  content: 'First.\n\n## The money\n\n- rates\n- water\n\nLast.',
  imageUrl: null,
  readTime: 5,
  category: 'legal',
  updated: '2026-11-21',
};
const respondingWith = (resource: Resource) => [on(readResource, () => resource)];

test('a resource shows the name of its category, its minutes, its parts and an advertisement between them', async () => {
  showPage(routes, '/resources/strata-report', { api: respondingWith(report) });
  expect(await screen.findByRole('heading', { level: 1, name: report.title })).toBeTruthy();
  expect(screen.getByText('Legal & Financial')).toBeTruthy();
  expect(screen.getByText('5 min read')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'The money' })).toBeTruthy();
  expect(screen.getByText('water').closest('li')).toBeTruthy();
  expect(document.querySelectorAll('[data-ad=review-break]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-ad=sidebar]')).toHaveLength(1);
  expect(screen.getByRole('navigation', { name: 'Quick Links' })).toBeTruthy();
});

test('a resource says when its facts were checked, to readers and to search engines', async () => {
  showPage(routes, '/resources/strata-report', { api: respondingWith(report) });
  expect(await screen.findByText('Facts checked 21 November 2026')).toBeTruthy();
  expect(articleData({ ...report, description: report.excerpt })).toMatchObject({
    dateModified: '2026-11-21',
  });
});

test('one of an unknown date says none', async () => {
  showPage(routes, '/resources/strata-report', { api: respondingWith({ ...report, updated: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: report.title })).toBeTruthy();
  expect(screen.queryByText(/^Facts checked/)).toBeNull();
  expect(articleData({ ...report, updated: null, description: '' })).not.toHaveProperty('dateModified');
});

test('a category that the page does not know is shown as it is', async () => {
  showPage(routes, '/resources/strata-report', { api: respondingWith({ ...report, category: 'financial' }) });
  expect(await screen.findByText('financial')).toBeTruthy();
});

test('two related articles are below it', async () => {
  showPage(routes, '/resources/strata-report', { api: respondingWith(report) });
  const related = await screen.findByRole('region', { name: 'Related articles' });
  expect(related.querySelectorAll('article')).toHaveLength(2);
});

test.each([404, 400])('where the API responds with %i there is no such resource', async status => {
  const api = [on(readResource, refusal(status, 'Resource not found'))];
  showPage(routes, '/resources/nothing', { api });
  expect(await screen.findByRole('heading', { name: 'Resource Not Found' })).toBeTruthy();
  expect(screen.getByText("The resource you're looking for doesn't exist.")).toBeTruthy();
  expect(await hrefOf('Back to Resources')).toBe('/resources');
});

test('a resource that failed to load is requested again on click', async () => {
  const { respond, tryAgain } = createOutage(() => report);
  showPage(routes, '/resources/strata-report', { api: [on(readResource, respond)] });
  await screen.findByRole('heading', { name: 'We can’t show this resource right now' });
  await tryAgain();
  expect(await screen.findByRole('heading', { level: 1, name: report.title })).toBeTruthy();
});

test('a resource that is one of the guides redirects to the guide’s own path', async () => {
  const { router } = showPage(routes, '/resources/home-deposit-guide', { api: [] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home-deposit-guide'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How Much Deposit You Really Need in Australia' }),
  ).toBeTruthy();
});
