import type { ReleaseRight } from './release-routes.schemas.ts';
import type { Route } from './route.ts';

/**
 * Calls of teams that release from elsewhere, with `Authorization: Bearer` of a release token. The gateway responds to
 * them: it has the shell against which a release is examined.
 */
export interface ReleaseRoute extends Pick<Route, 'method' | 'path' | 'summary' | 'schemas' | 'errors'> {
  /** The right of the token that the call needs; `any` if each token of the remote may call it, `none` if anyone may. */
  right: ReleaseRight | 'any' | 'none';
  /** The body is a tar archive, compressed by gzip, of the files of a build. */
  archive?: true;
}

const schemas = () => import('@home-truths/contract/schemas');

export const releaseRoutes = {
  publishRelease: {
    method: 'POST',
    path: '/api/releases/:remote',
    summary: 'Store a build as a release, which no visitor gets until it is pinned.',
    right: 'publish',
    archive: true,
    schemas: async () => (await schemas()).publishReleaseSchemas,
    errors: [401, 403, 409, 413, 415],
  },
  pinRelease: {
    method: 'POST',
    path: '/api/releases/:remote/pin',
    summary: 'Give a version to all visitors, or to a percentage of them.',
    right: 'pin',
    schemas: async () => (await schemas()).pinReleaseSchemas,
    errors: [401, 403, 409],
  },
  rollBackRelease: {
    method: 'POST',
    path: '/api/releases/:remote/rollback',
    summary: 'End a canary, or else pin the previous version again.',
    right: 'pin',
    schemas: async () => (await schemas()).rollBackReleaseSchemas,
    errors: [401, 403, 409],
  },
  disableRemote: {
    method: 'POST',
    path: '/api/releases/:remote/disable',
    summary: 'Show a text instead of a remote’s pages, and nothing in its slots.',
    right: 'pin',
    schemas: async () => (await schemas()).disableRemoteSchemas,
    errors: [401, 403, 409],
  },
  enableRemote: {
    method: 'POST',
    path: '/api/releases/:remote/enable',
    summary: 'Show a disabled remote again.',
    right: 'pin',
    schemas: async () => (await schemas()).enableRemoteSchemas,
    errors: [401, 403, 409],
  },
  developRemote: {
    method: 'POST',
    path: '/api/releases/:remote/develop',
    summary: 'Get a link by which a browser loads the remote from its own machine.',
    right: 'develop',
    schemas: async () => (await schemas()).developRemoteSchemas,
    errors: [401, 403, 409],
  },
  readRemoteReleases: {
    method: 'GET',
    path: '/api/releases/:remote',
    summary: 'The versions of a remote, what visitors get of it, and its history.',
    right: 'any',
    schemas: async () => (await schemas()).readRemoteReleasesSchemas,
    errors: [401, 403],
  },
  discoverReleases: {
    method: 'GET',
    path: '/api/releases',
    summary: 'The releases that visitors get, for programs, in the shape of the frontend discovery schema.',
    right: 'none',
    schemas: async () => (await schemas()).discoverReleasesSchemas,
  },
} as const satisfies Record<string, ReleaseRoute>;
