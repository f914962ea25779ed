/** `npm run trusted-publishers`: adds, lists and removes repositories whose pipelines release remotes. */
import { parseArgs } from 'node:util';
import { RECORD_ID } from '@home-truths/contract';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { CONDITION_KINDS, NewPublisher } from '@home-truths/contract/schemas';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runDatabaseCommand } from '../platform/database/command.ts';
import { dayOf, parseArgument, Remote } from './command-arguments.ts';
import { PROVIDERS } from './pipelines.ts';
import type { TrustedPublisher } from './trusted-publisher.entity.ts';
import { addPublisher, listPublishers, removePublisher } from './trusted-publishers.ts';

const USAGE = `npm run trusted-publishers -- add <remote> --provider github --repository acme/costs --id 4711 --branch main --rights publish,pin
  In place of --branch: --tag "v*" or --environment production. --issuer https://… for a server of your own.
npm run trusted-publishers -- list [<remote>]
npm run trusted-publishers -- remove <number>`;

const text = { type: 'string' } as const;
const options = {
  provider: text,
  repository: text,
  id: text,
  branch: text,
  tag: text,
  environment: text,
  rights: text,
  issuer: text,
};
type Values = Partial<Record<keyof typeof options, string>>;

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

function newPublisher({ provider, repository, id, rights, issuer, ...conditions }: Values) {
  const [conditionKind, ...others] = CONDITION_KINDS.filter(kind => conditions[kind] !== undefined);
  if (!conditionKind || others.length > 0)
    throw new Error(`Give one of --branch, --tag and --environment.\n${USAGE}`);
  const condition = conditions[conditionKind];
  const given = { provider, repository, repositoryId: id, issuer, rights: rights?.split(',') };
  return parseArgument(NewPublisher, { ...given, conditionKind, condition }, USAGE);
}

type Action = (em: EntityManager, argument: string | undefined, values: Values) => Promise<string>;

const ACTIONS: Record<string, Action> = {
  async add(em, folder, values) {
    const remote = parseArgument(Remote, folder, USAGE);
    const id = await addPublisher(em, { ...newPublisher(values), remote, by: null });
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

runDatabaseCommand(async em => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', argument, ...more] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || more.length > 0) throw new Error(USAGE);
  return action(em, argument, values);
});
