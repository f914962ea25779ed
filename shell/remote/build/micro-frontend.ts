import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Parameters that may end a sitemap entry; the gateway lists each page that the backend has for them. */
const SITEMAP_PARAMS = ['propertyId', 'resourceSlug'];

const PREFIX = String.raw`\/|(\/[a-z0-9][a-z0-9-]*)+`;
const text = (pattern: string, message: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^(${pattern})$`), message);

export const PathPrefix = text(PREFIX, 'must be a path such as /moving-costs');
const SitemapEntry = text(
  String.raw`${PREFIX}|(\/[a-z0-9][a-z0-9-]*)+\/:(${SITEMAP_PARAMS.join('|')})`,
  `must be a path, or end in ${SITEMAP_PARAMS.map(param => `/:${param}`).join(' or ')}`,
);
export const SlotNameText = text(
  String.raw`[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+\/v[1-9]\d*`,
  'must be the name of a slot with its version, such as property.reviews/v1',
);
const PropName = text(
  String.raw`(?!(name|key|ref|children)\??$)[a-z]\w*\??`,
  'must be the name of a prop, with a ? where it is optional, and none that React or <Slot> has',
);
const PropType = text(
  String.raw`(string|number|boolean|[A-Z]\w*)(\[\])?`,
  'must be string, number, boolean or a type of the contract; [] makes it a list',
);
/** For example `{ "propertyId": "number", "title?": "string" }`. */
const Props = z.record(PropName, PropType);

export const Audience = z.enum(['public', 'admin']);
export type Audience = z.infer<typeof Audience>;

export const ProvidedSlot = z.strictObject({
  /** Reserved height (CSS length). */
  height: text(String.raw`0|\d+(\.\d+)?(rem|px)`, 'must be a length such as 20rem'),
  /** A card with Retry, or nothing. */
  failure: z.enum(['section', 'silent']),
  /** The end of the message "We couldn’t load …". */
  what: z.string().min(1).max(60),
  /** Who sees the slot; it requests nothing for other visitors. */
  audience: z.literal('members').optional(),
  props: Props,
});
export type ProvidedSlot = z.infer<typeof ProvidedSlot>;

const isBelow = (prefix: string, entry: string) => entry === prefix || entry.startsWith(`${prefix}/`);

/** `microFrontend` in a remote's package.json, copied into its manifest. */
export const MicroFrontend = z
  .strictObject({
    team: z.string().min(1).max(60),
    /** The team's email for news of a canary. Everybody can read it. */
    contact: z.email().max(254).optional(),
    /** A version includes later compatible ones. */
    contract: text(
      String.raw`[\^~]?\d+\.\d+\.\d+`,
      'must be a version such as 1.3.0, or a range such as ~1.3.0',
    ),
    /** Who gets the remote's code. */
    audience: Audience.default('public'),
    /** Each includes all paths below it; `/` is the home page alone. */
    paths: z.array(PathPrefix).default([]),
    sitemap: z.array(SitemapEntry).default([]),
    provides: z.record(SlotNameText, ProvidedSlot).default({}),
    /** Slots of other remotes with the props passed to them. */
    consumes: z.record(SlotNameText, Props).default({}),
  })
  .refine(({ paths, sitemap }) => sitemap.every(entry => paths.some(prefix => isBelow(prefix, entry))), {
    path: ['sitemap'],
    error: 'must have paths of this remote only',
  });
export type MicroFrontend = z.infer<typeof MicroFrontend>;

/** Returns for example `./property.reviews/v1`. */
export const slotModules = ({ provides }: Pick<MicroFrontend, 'provides'>) =>
  Object.keys(provides).map(slot => `./${slot}`);

/** @throws with each error and its place */
export function parseMicroFrontend(value: unknown): MicroFrontend {
  const { data, error } = MicroFrontend.safeParse(value);
  if (data) return data;
  const errors = error.issues.map(issue => {
    const reason = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message;
    return `${['microFrontend', ...issue.path].join('.')}: ${reason}`;
  });
  throw new Error(errors.join('; '));
}

export function readDeclaration(dir: string): MicroFrontend {
  const file = path.join(dir, 'package.json');
  try {
    return parseMicroFrontend(JSON.parse(fs.readFileSync(file, 'utf8')).microFrontend);
  } catch (error) {
    throw new Error(`${path.basename(dir)}/package.json: ${(error as Error).message}`, { cause: error });
  }
}
