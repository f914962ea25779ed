import { showPage } from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { ADMIN } from './admin-user.ts';

/** For tests: shows a page of the console to an administrator. */
export const showConsole = (path: string, api?: NonNullable<Parameters<typeof showPage>[2]>['api']) =>
  showPage(routes, path, { ...(api && { api }), user: ADMIN });
