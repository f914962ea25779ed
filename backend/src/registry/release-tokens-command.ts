/** `npm run release-tokens`: makes, lists and revokes the tokens by which teams release from elsewhere. */
import { cleanText, RECORD_ID } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { RELEASE_RIGHTS, TOKEN_DAYS } from '@home-truths/contract/schemas';
import * as z from 'zod';
import { type Action, dayOf, parseArgument, Remote, runAction } from './command-arguments.ts';
import type { ReleaseToken } from './release-token.entity.ts';
import { createToken, listTokens, revokeToken } from './release-tokens.ts';

const USAGE = `npm run release-tokens -- create <remote> --name "CI of costs" --rights publish,pin [--days 90]
npm run release-tokens -- list [<remote>]
npm run release-tokens -- revoke <id>`;

const MAX_NAME_LENGTH = 80;
const DAYS = `--days must be a number from 1 to ${TOKEN_DAYS.max}`;

const NewToken = z.object({
  remote: Remote,
  name: z
    .string('Give the token a name')
    .transform(name => cleanText(name))
    .pipe(
      z
        .string()
        .min(1, 'Give the token a name')
        .max(MAX_NAME_LENGTH, `The name must be at most ${MAX_NAME_LENGTH} characters`),
    ),
  rights: z
    .string('Say what the token may do')
    .transform(rights => [...new Set(rights.split(','))])
    .pipe(z.array(z.enum(RELEASE_RIGHTS, `The rights are ${RELEASE_RIGHTS.join(', ')}`))),
  days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(TOKEN_DAYS.max, DAYS).default(TOKEN_DAYS.default),
});

function stateOf({ endsAt, revokedAt }: ReleaseToken) {
  if (revokedAt) return `revoked ${dayOf(revokedAt)}`;
  return `${endsAt < new Date() ? 'ended' : 'ends'} ${dayOf(endsAt)}`;
}

const toLine = (token: ReleaseToken) =>
  [
    token.id,
    remoteFolder(token.remote),
    token.name,
    token.rights.join(', '),
    stateOf(token),
    token.lastUsedAt ? `last used ${dayOf(token.lastUsedAt)}` : 'never used',
  ].join('  ');

const ACTIONS: Record<string, Action> = {
  async create(em, remote, options) {
    const newToken = parseArgument(NewToken, { remote, ...options }, USAGE);
    const { id, token, endsAt } = await createToken(em, { ...newToken, by: null });
    return `Release token ${id} of ${remoteFolder(newToken.remote)} with the rights ${newToken.rights.join(', ')}, until ${dayOf(endsAt)}. It is shown only now:\n${token}`;
  },
  async list(em, remote) {
    const tokens = await listTokens(em, parseArgument(Remote.optional(), remote, USAGE));
    return tokens.map(toLine).join('\n') || 'There is no release token';
  },
  async revoke(em, id = '') {
    if (!RECORD_ID.test(id)) throw new Error(`Say which token, by its number.\n${USAGE}`);
    if (!(await revokeToken(em, Number(id), null)))
      throw new Error('There is no token with this number that is not revoked');
    return `Release token ${id} is revoked`;
  },
};

runAction(ACTIONS, ['name', 'rights', 'days'], USAGE);
