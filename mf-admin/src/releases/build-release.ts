import type {
  AdminRelease,
  ReleaseTokenRow,
  TrustedPublisherRow,
  VersionInUse,
} from '@home-truths/platform/contract';

/** Test data. */
export const buildVersion = (version: string, values: Partial<VersionInUse> = {}): VersionInUse => ({
  version,
  stored: {
    releasedAt: '2026-11-20T02:00:00.000Z',
    bytes: 40_000,
    runsOnServer: true,
    publishedBy: 'token CI of search',
    commit: '0a1b2c3d',
    pipeline: 'https://ci.example/runs/7',
  },
  since: '2026-11-20T03:00:00.000Z',
  by: 'token CI of search',
  counts: { views: 18_000, failures: 18, measured: 9_000, LCP: 1800, INP: 120, CLS: 0.02 },
  ...values,
});

/** A canary that fails 80 times as often as the pinned version, and is slower. */
export const buildCanary = (values: Partial<NonNullable<AdminRelease['canary']>> = {}) => ({
  ...buildVersion('1.1.0-bbbbbbbb'),
  percent: 10,
  began: '2026-11-20T04:00:00.000Z',
  counts: { views: 2000, failures: 160, measured: 1000, LCP: 2600, INP: 121, CLS: 0.02 },
  ...values,
});

export const buildRelease = (remote: string, values: Partial<AdminRelease> = {}): AdminRelease => ({
  remote,
  audience: 'public',
  pinned: buildVersion('1.0.0-aaaaaaaa'),
  previous: '0.9.0-99999999',
  canary: null,
  countedSince: '2026-11-20T02:00:00.000Z',
  disabled: null,
  waiting: null,
  versions: ['1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa', '0.9.0-99999999'].map(version => ({
    version,
    releasedAt: '2026-11-20T02:00:00.000Z',
    bytes: 40_000,
    runsOnServer: version !== '0.9.0-99999999',
  })),
  history: [
    {
      revision: 7,
      at: '2026-11-20T03:00:00.000Z',
      by: 'mei',
      what: 'pin mf_search 1.0.0-aaaaaaaa',
      reason: 'Tested',
    },
  ],
  ...values,
});

export const buildToken = (id: number, values: Partial<ReleaseTokenRow> = {}): ReleaseTokenRow => ({
  id,
  name: `CI ${id}`,
  rights: ['publish', 'pin'],
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'mei',
  endsAt: '2099-01-30T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...values,
});

export const buildPublisher = (
  id: number,
  values: Partial<TrustedPublisherRow> = {},
): TrustedPublisherRow => ({
  id,
  provider: 'github',
  issuer: 'https://token.actions.githubusercontent.com',
  repositoryId: '4711',
  repository: 'acme/search',
  conditionKind: 'branch',
  condition: 'main',
  rights: ['publish', 'pin'],
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'mei',
  lastUsedAt: null,
  ...values,
});
