import * as z from 'zod/mini';
import { byId, instant, oneOf, text } from './fields.ts';
import { RELEASE_RIGHTS, readRemoteReleasesSchemas } from './release-routes.schemas.ts';

export const PROVIDER_NAMES = ['github', 'gitlab'] as const;
export const CONDITION_KINDS = ['branch', 'tag', 'environment'] as const;

const publisherFields = {
  provider: oneOf('Provider', PROVIDER_NAMES),
  /** The repository's number at the provider, which decides: a name can be given away. */
  repositoryId: z
    .string('Give the number of the repository')
    .check(z.regex(/^\d{1,20}$/, 'Give the number of the repository')),
  /** The repository's name, which is shown, such as `acme/moving-costs`. */
  repository: z
    .string('Give the name of the repository')
    .check(
      z.regex(/^(?=.{1,200}$)[\w.-]+(\/[\w.-]+)+$/, 'Give the name of the repository, such as acme/costs'),
    ),
  conditionKind: oneOf('Condition', CONDITION_KINDS),
  /** A branch, an environment, or a pattern of tags such as `v*`. */
  condition: text('Branch, tag pattern or environment', { min: 1, max: 100 }),
  rights: z
    .array(
      z.enum(RELEASE_RIGHTS, `The rights are ${RELEASE_RIGHTS.join(', ')}`),
      'Choose what its pipelines may do',
    )
    .check(z.minLength(1, 'Choose what its pipelines may do')),
};

export const NewPublisher = z
  .object({
    ...publisherFields,
    /** The issuer of the public service if absent. */
    issuer: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.-]+)*$/,
            'The issuer must be an address such as https://gitlab.example, without a slash at the end',
          ),
        ),
    ),
  })
  .check(
    z.refine(({ conditionKind, condition }) => conditionKind === 'tag' || !condition.includes('*'), {
      path: ['condition'],
      error: 'Only tags have a pattern: name one branch or one environment',
    }),
  );
export type NewPublisher = z.infer<typeof NewPublisher>;

/** A repository whose pipelines release a remote without a stored secret. */
const TrustedPublisherRow = z.object({
  ...publisherFields,
  id: z.int(),
  issuer: z.string(),
  createdAt: instant,
  /** Null if the operator added it, or an account that is deleted. */
  createdBy: z.nullable(z.string()),
  lastUsedAt: z.nullable(instant),
});
export type TrustedPublisherRow = z.infer<typeof TrustedPublisherRow>;

const { params } = readRemoteReleasesSchemas;

export const listTrustedPublishersSchemas = { params, reply: z.array(TrustedPublisherRow) };
export const addTrustedPublisherSchemas = { params, body: NewPublisher, reply: z.object({ id: z.int() }) };
export const removeTrustedPublisherSchemas = { ...byId, reply: z.void() };
