import { accessDenied, headOfDenied } from './access-rules.ts';

const member = {
  id: 1,
  username: 'sam',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Lee',
  isAdmin: false,
};
const admin = { ...member, isAdmin: true };

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
    expect(accessDenied(at(path), user)).toEqual({
      kind: 'message',
      status: 403,
      title: 'Access Denied',
      text,
    });
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

test.each(['/', '/search', '/auth/login', '/administrator', '/profiles', '/statuses'])(
  '%s is open to all',
  path => {
    expect(accessDenied(at(path), null)).toBeUndefined();
  },
);

test('a page that is denied has a title of its own, is not indexed and not stored', () => {
  expect(headOfDenied(accessDenied(at('/admin/leads'), null))).toEqual({
    title: 'Access Denied | Home Truths',
    noindex: true,
    noStore: true,
  });
  expect(headOfDenied(undefined)).toBeUndefined();
});
