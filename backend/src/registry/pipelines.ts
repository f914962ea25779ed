import path from 'node:path';
import * as z from 'zod';
import type { ProviderName, TrustedPublisher } from './trusted-publisher.entity.ts';

/** Events whose runs may handle code from a fork. */
const REFUSED_EVENTS = ['pull_request', 'pull_request_target', 'workflow_run'];

/** A run for which GitHub or GitLab vouches. */
export interface Pipeline {
  jti: string;
  repositoryId: string;
  repository: string;
  /** Such as `refs/heads/main`. */
  ref: string;
  environment: string | undefined;
  commit: string;
  run: string;
  /** The address of the run. */
  url: string;
  /** The reason why such a run may not release anything. */
  refusal: string | undefined;
}

interface Provider {
  label: string;
  /** The issuer of the public service. */
  issuer: string;
  /** Below the issuer. */
  keysPath: string;
  /** @throws ZodError */
  read(claims: unknown): Pipeline;
}

const Text = z.string().min(1).max(255);
const Id = z.string().regex(/^\d{1,20}$/);
const Name = z.string().regex(/^(?=.{1,200}$)[\w.-]+(\/[\w.-]+)+$/);
const sharedClaims = {
  iss: z.string(),
  jti: Text,
  sha: z.string().regex(/^[0-9a-f]{7,64}$/),
  environment: Text.nullish().transform(name => name ?? undefined),
};

const GitHub = z.object({
  ...sharedClaims,
  repository_id: Id,
  repository: Name,
  ref: Text,
  event_name: Text,
  run_id: Id,
});

const GitLab = z.object({
  ...sharedClaims,
  project_id: Id,
  project_path: Name,
  ref_path: Text,
  ref_protected: Text,
  pipeline_id: Id,
});

const PUBLIC_GITHUB = 'https://token.actions.githubusercontent.com';

/** The number of a repository decides, because its name can be given away. */
export const PROVIDERS: Record<ProviderName, Provider> = {
  github: {
    label: 'GitHub',
    issuer: PUBLIC_GITHUB,
    keysPath: '/.well-known/jwks',
    read(claims) {
      const { iss, jti, sha, environment, repository, ref, ...own } = GitHub.parse(claims);
      const server = iss === PUBLIC_GITHUB ? 'https://github.com' : new URL(iss).origin;
      return {
        jti,
        repositoryId: own.repository_id,
        repository,
        ref,
        environment,
        commit: sha,
        run: own.run_id,
        url: `${server}/${repository}/actions/runs/${own.run_id}`,
        refusal: REFUSED_EVENTS.includes(own.event_name)
          ? `A run for the event ${own.event_name} releases nothing.`
          : undefined,
      };
    },
  },
  gitlab: {
    label: 'GitLab',
    issuer: 'https://gitlab.com',
    keysPath: '/oauth/discovery/keys',
    read(claims) {
      const { iss, jti, sha, environment, ...own } = GitLab.parse(claims);
      return {
        jti,
        repositoryId: own.project_id,
        repository: own.project_path,
        ref: own.ref_path,
        environment,
        commit: sha,
        run: own.pipeline_id,
        url: `${iss}/${own.project_path}/-/pipelines/${own.pipeline_id}`,
        refusal:
          own.ref_protected === 'true'
            ? undefined
            : 'A branch or tag that is not protected releases nothing.',
      };
    },
  },
};

/** Returns true if a pipeline runs on the branch, on such a tag or in the environment. */
export function meetsCondition(
  { conditionKind, condition }: Pick<TrustedPublisher, 'conditionKind' | 'condition'>,
  { ref, environment }: Pick<Pipeline, 'ref' | 'environment'>,
): boolean {
  if (conditionKind === 'branch') return ref === `refs/heads/${condition}`;
  if (conditionKind === 'environment') return environment === condition;
  const [, tag] = /^refs\/tags\/(.+)$/.exec(ref) ?? [];
  return tag !== undefined && path.posix.matchesGlob(tag, condition);
}
