/** `npm run trusted-publishers`: adds, lists and removes repositories whose pipelines release remotes. */
import { RECORD_ID } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { CONDITION_KINDS, NewPublisher } from '@home-truths/contract/schemas';
import { type Action, dayOf, type Options, parseArgument, Remote, runAction } from './command-arguments.ts';
import { PROVIDERS } from './pipelines.ts';
import type { TrustedPublisher } from './trusted-publisher.entity.ts';
import { addPublisher, listPublishers, removePublisher } from './trusted-publishers.ts';

const USAGE = `npm run trusted-publishers -- add <remote> --provider github --repository acme/costs --id 4711 --branch main --rights publish,pin
  In place of --branch: --tag "v*" or --environment production. --issuer https://… for a server of your own.
npm run trusted-publishers -- list [<remote>]
npm run trusted-publishers -- remove <number>`;

const describe = (publisher: TrustedPublisher) =>
  `${PROVIDERS[publisher.provider].label} ${publisher.repository} (${publisher.repositoryId}) at ${publisher.issuer}, ${publisher.conditionKind} ${publisher.condition}`;

const toLine = (publisher: TrustedPublisher) =>
  [
    publisher.id,
    remoteFolder(publisher.remote),
    describe(publisher),
    publisher.rights.join(', '),
    publisher.lastUsedAt ? `last used ${dayOf(publisher.lastUsedAt)}` : 'never used',
  ].join('  ');

function newPublisher({ provider, repository, id, rights, issuer, ...conditions }: Options) {
  const [conditionKind, ...others] = CONDITION_KINDS.filter(kind => conditions[kind] !== undefined);
  if (!conditionKind || others.length > 0)
    throw new Error(`Give one of --branch, --tag and --environment.\n${USAGE}`);
  const condition = conditions[conditionKind];
  const publisher = { provider, repository, repositoryId: id, issuer, rights: rights?.split(',') };
  return parseArgument(NewPublisher, { ...publisher, conditionKind, condition }, USAGE);
}

const ACTIONS: Record<string, Action> = {
  async add(em, folder, options) {
    const remote = parseArgument(Remote, folder, USAGE);
    const id = await addPublisher(em, { ...newPublisher(options), remote, by: null });
    return `Trusted publisher ${id} of ${remoteFolder(remote)} is added`;
  },
  async list(em, folder) {
    const publishers = await listPublishers(em, parseArgument(Remote.optional(), folder, USAGE));
    return publishers.map(toLine).join('\n') || 'There is no trusted publisher';
  },
  async remove(em, id = '') {
    if (!RECORD_ID.test(id)) throw new Error(`Say which publisher, by its number.\n${USAGE}`);
    if (!(await removePublisher(em, Number(id), null)))
      throw new Error('There is no trusted publisher with this number');
    return `Trusted publisher ${id} is removed`;
  },
};

runAction(ACTIONS, ['provider', 'repository', 'id', ...CONDITION_KINDS, 'rights', 'issuer'], USAGE);
