import { type Head, type PageHandle, type RemoteRoutes, redirect } from '@home-truths/platform/router';
import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';
import { redirectPath } from './redirect-after-sign-in/redirect-path.ts';

/** Keeps personal pages out of search engines and caches. */
const headOf = (title: string, description?: string): Head => ({
  title: `${title} | Home Truths`,
  description,
  noindex: true,
  noStore: true,
});

interface PageOptions {
  description?: string;
  /** See `PageHandle.deferred`. */
  deferred?: () => boolean;
}

function page(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  { description, deferred }: PageOptions = {},
) {
  const loadOnce = lazyWithRetry(load);
  return {
    id: path,
    path,
    handle: { head: () => headOf(title, description), preload: loadOnce, deferred } satisfies PageHandle,
    // reports code that fails to load, so `LazyPart` need not
    loader: () => loadOnce().then((): Response | null => null),
    // `LazyPart` keeps its code, so each path has its own
    element: <LazyPart key={path} load={loadOnce} props={{}} errorFallback={null} deferred={deferred} />,
  };
}

const signIn = page(
  'auth/login',
  'Sign in',
  () => import('./sign-in/sign-in-screen.tsx').then(module => module.SignInScreen),
  {
    description:
      'Sign in to Home Truths to save properties, write reviews and keep track of the ones you’ve written.',
    deferred: () => true,
  },
);
const register = page(
  'auth/register',
  'Create your account',
  () => import('./register/register-screen.tsx').then(module => module.RegisterScreen),
  { deferred: () => true },
);
const forgotPassword = page('auth/forgot-password', 'Forgot your password', () =>
  import('./password/forgot-password-screen.tsx').then(module => module.ForgotPasswordScreen),
);
const resetPassword = page('auth/reset-password', 'Set a new password', () =>
  import('./password/reset-password-screen.tsx').then(module => module.ResetPasswordScreen),
);
const confirmEmail = page('auth/confirm-email', 'Confirm your email', () =>
  import('./email/confirm-email-screen.tsx').then(module => module.ConfirmEmailScreen),
);
const loadProfileModule = lazyWithRetry(() => import('./profile/profile.ts'));
const profile = page('profile', 'Your profile', () =>
  loadProfileModule().then(module => module.ProfileScreen),
);

const searchParamsOf = (request: Request) => new URL(request.url).searchParams;

const routes: RemoteRoutes = ctx => {
  const onlyForVisitors = (screen: typeof signIn) => ({
    ...screen,
    loader: ({ request }: { request: Request }) =>
      ctx.session.getState().user
        ? redirect(redirectPath(searchParamsOf(request).get('next')))
        : screen.loader(),
  });
  return [
    onlyForVisitors(signIn),
    onlyForVisitors(register),
    forgotPassword,
    resetPassword,
    confirmEmail,
    {
      ...profile,
      loader: async ({ request }) => {
        const { prefetchProfile } = await loadProfileModule();
        await Promise.all([profile.loader(), prefetchProfile(ctx, searchParamsOf(request))]);
        return null;
      },
    },
  ];
};

export default routes satisfies RemoteRoutes;
