/**
 * The paths by which gateways call the backend about releases, outside `/api`, so that no gateway forwards them. They
 * send `GATEWAY_TOKEN` as a bearer token; it alone publishes and pins nothing: a team's token comes in
 * `RELEASE_TOKEN_HEADER`.
 */

/** `GET` responds with `ReleaseList`, or with 304 if the `ETag` is known. */
export const RELEASES_PATH = '/gateway/releases';
/** Followed by `/<hash>`: responds with the bytes of one file. */
export const RELEASE_FILES_PATH = '/gateway/files';
/**
 * `POST` of a `RunningShell` says that a shell runs. It responds with 404 if the shell is not stored; it is then sent
 * again with its files.
 */
export const RUNNING_SHELL_PATH = '/gateway/shell';

/** Followed by `/<name of a remote>`: says what a release token may do. */
export const PUBLISHERS_PATH = '/gateway/publishers';
/** All releases with their manifests, the registry and its history. */
export const STORE_PATH = '/gateway/store';
/** Followed by `/<name of a remote>`: `POST` stores an archive as a release. */
export const PUBLICATIONS_PATH = '/gateway/publications';
/** Followed by `/<name of a remote>`: `POST` changes the decision about it, if nobody else has meanwhile. */
export const DECISIONS_PATH = '/gateway/decisions';
/**
 * Followed by `/<name of a remote>`: `POST` stores a `PinRequest` for a remote with the audience `admin`, which an
 * administrator approves or refuses.
 */
export const PIN_REQUESTS_PATH = '/gateway/pin-requests';
/** `POST` of `ViewCounts` adds page views of remotes that have a canary. */
export const VIEWS_PATH = '/gateway/views';
/**
 * Followed by `/<name of a remote>`: `POST` stores the link that the holder of a token was given last. With `/use` at
 * the end it says whether a link is used for the first time.
 */
export const DEVELOP_LINKS_PATH = '/gateway/develop-links';
/** The header with the release token of a team, beside the gateway's own token. */
export const RELEASE_TOKEN_HEADER = 'x-release-token';

/** Matches the path of a file that cannot leave the folder of its release. */
export const RELEASE_FILE = /^(?=.{1,200}$)[\w@+~-][\w@.+~-]*(\/[\w@+~-][\w@.+~-]*)*$/;

/** The name of the shell among releases. */
export const SHELL = 'shell';

export interface ListedRelease {
  name: string;
  version: string;
  audience: 'public' | 'admin';
  /** The SHA-256 of each file by its path, in hexadecimal digits. */
  files: Record<string, string>;
  /** False if browsers alone draw it. */
  runsOnServer: boolean;
  /** ISO time. */
  releasedAt: string;
}

/** The registry and all stored releases, newest first. Only gateways and commands know a decision's fields. */
export interface ReleaseList<Decision = unknown> {
  /** 0 if nothing was ever pinned. */
  revision: number;
  remotes: Record<string, Decision>;
  releases: ListedRelease[];
}

export interface RunningShell {
  version: string;
  /** JSON of what it provides. */
  manifest: string;
  /** The content of each file in base64. */
  files?: Record<string, string>;
}
