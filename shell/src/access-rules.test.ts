import { accessDenied, headOfDenied } from './access-rules.ts';
import { buildUser } from './testing.ts';

const member = buildUser();
const admin = buildUser({ isAdmin: true });

const at = (pathname: string, search = '') => ({ pathname, search });

test('the profile is closed to visitors, and the way in comes back to it', () => {
  expect(accessDenied(at('/profile', '?tab=reviews'), null)).toEqual({
    kind: 'message',
    status: 401,
    title: 'Access Required',
    text: 'Please sign in to view your profile.',
    signIn: '/auth/login?next=%2Fprofile%3Ftab%3Dreviews',
  });
  expect(accessDenied(at('/profile/'), null)).toMatchObject({ status: 401 });
  expect(accessDenied(at('/profile'), member)).toBeUndefined();
});

test.each([
  ['/admin/leads', 'You need admin privileges to access this page.'],
  ['/admin/properties', "You don't have permission to access this page."],
  ['/status', 'You need admin privileges to access this page.'],
  ['/admin/anything', 'You need admin privileges to access this page.'],
])('%s is denied with a message', (path, text) => {
  for (const user of [null, member]) {
    const denied = { kind: 'message', status: 403, title: 'Access Denied', text };
    expect(accessDenied(at(path), user)).toEqual(denied);
  }
  expect(accessDenied(at(path), admin)).toBeUndefined();
});

test.each(['/admin', '/admin/', '/admin/reviews'])('%s redirects to the home page', path => {
  for (const user of [null, member]) {
    expect(accessDenied(at(path), user)).toEqual({ kind: 'redirect', to: '/', flash: 'access-denied' });
  }
  expect(accessDenied(at(path), admin)).toBeUndefined();
});

test.each(['/admin', '/admin/leads', '/status'])(
  '%s sends an administrator whose password was made up to the form for another',
  path => {
    const user = { ...admin, mustChangePassword: true };
    expect(accessDenied(at(path), user)).toEqual({ kind: 'redirect', to: '/profile?tab=settings' });
    expect(accessDenied(at('/profile', '?tab=settings'), user)).toBeUndefined();
  },
);

const OPEN = ['/', '/search', '/auth/login', '/administrator', '/profiles', '/statuses'];
test.each(OPEN)('%s is open to all', path => {
  expect(accessDenied(at(path), null)).toBeUndefined();
});

test('a page that is denied has a title of its own, is not indexed and not stored', () => {
  const head = { title: 'Access Denied | Home Truths', noindex: true, noStore: true };
  expect(headOfDenied(accessDenied(at('/admin/leads'), null))).toEqual(head);
  expect(headOfDenied(undefined)).toBeUndefined();
});
