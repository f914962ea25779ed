import { createEnquiry, listResources, type ResourceCard } from '@home-truths/platform/contract';
import {
  createOutage,
  on,
  press,
  refusal,
  screen,
  showPage,
  userEvent,
  waitFor,
} from '@home-truths/platform/testing';
import routes from '../routes.tsx';

const resource = (slug: string, category: string): ResourceCard => ({
  id: slug.length,
  slug,
  title: `All of ${slug}`,
  excerpt: 'In short.',
  imageUrl: `/resources/heroes/${slug}.svg`,
  readTime: 5,
  category,
  updated: null,
});
const respondingWith = (...resources: ResourceCard[]) => [on(listResources, () => resources)];

test('each group has its count, and links follow the mapping of the seven guides', async () => {
  const api = respondingWith(resource('home-deposit-guide', 'financial'), resource('strata-report', 'legal'));
  showPage(routes, '/resources', { api });
  expect(await screen.findByRole('heading', { name: 'Legal Advice' })).toBeTruthy();
  expect(screen.getAllByText('1 guide')).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: /^Read Guide/ });
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/resources/strata-report',
    '/home-deposit-guide',
  ]);
  expect(screen.queryByRole('heading', { name: 'Buying Property' })).toBeNull();
});

test('where no category matches there is one list', async () => {
  showPage(routes, '/resources', { api: respondingWith(resource('roses', 'gardening')) });
  expect(await screen.findByRole('heading', { name: 'All of roses', level: 3 })).toBeTruthy();
  expect(screen.getByText('gardening')).toBeTruthy();
  expect(screen.queryByText('1 guide')).toBeNull();
});

test('six placeholders are shown while the list is loading', async () => {
  const api = [on(listResources, () => new Promise(() => {}))];
  showPage(routes, '/resources', { api });
  expect(await screen.findByText('Loading resources')).toBeTruthy();
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(6);
});

test('a list that failed to load is requested again on click', async () => {
  const { respond, tryAgain } = createOutage(() => [resource('lease', 'renting')]);
  showPage(routes, '/resources', { api: [on(listResources, respond)] });
  expect(await screen.findByText('We couldn’t load the resources')).toBeTruthy();
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'All of lease' })).toBeTruthy();
});

test('Contact Expert sends a message of its kind, once, and shows its number', async () => {
  const sent: unknown[] = [];
  const api = [
    on(listResources, () => []),
    on(createEnquiry, ({ body }) => {
      sent.push(body);
      return { id: 41 };
    }),
  ];
  showPage(routes, '/resources', { api });
  await press('Contact Expert');
  await userEvent.type(await screen.findByLabelText('Name'), 'Sam Lee');
  await userEvent.type(screen.getByLabelText('Email'), 'sam@example.com');
  await userEvent.type(screen.getByLabelText('Your question'), 'Is this levy usual?');
  await press('Send message');
  expect(await screen.findByRole('heading', { name: 'Thanks! Message sent' })).toBeTruthy();
  expect(screen.getByText('41')).toBeTruthy();
  expect(sent).toEqual([
    { kind: 'expert', name: 'Sam Lee', email: 'sam@example.com', message: 'Is this levy usual?' },
  ]);
}, 30_000);

test('a refusal of the server is shown, and the values stay', async () => {
  const api = [
    on(listResources, () => []),
    on(createEnquiry, refusal(429, 'You’ve done that too many times. Please wait a minute and try again.')),
  ];
  showPage(routes, '/contact', { api });
  await userEvent.type(await screen.findByLabelText('Name'), 'Sam Lee');
  await userEvent.type(screen.getByLabelText('Email'), 'sam@example.com');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello to all of you');
  await press('Send message');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', false),
  );
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello to all of you');
  expect(screen.queryByRole('heading', { name: 'Thanks! Message sent' })).toBeNull();
});
