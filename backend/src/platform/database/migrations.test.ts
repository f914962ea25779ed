import { spawnSync } from 'node:child_process';
import { Migration } from '@mikro-orm/migrations';
import { contractMigrations, expandMigrations, type NamedMigration } from './migrations/index.ts';

/** Runs on an empty database, where nobody writes. */
const INITIAL = expandMigrations[0]?.name;

/** What the runner does by itself: it limits waits for locks, and runs each migration once. */
const DONE_BY_THE_RUNNER = ['prefer-robust-stmts', 'require-lock-timeout', 'require-statement-timeout'];
/** A matter of taste, and of the library's own types. */
const STYLE = ['prefer-bigint-over-int', 'prefer-identity', 'prefer-text-field'];
/** What the code of the release before would miss is for the contract phase only. */
const FOR_CONTRACT = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null'];

const OLDEST_POSTGRES = '15';

/** The rules of squawk that a migration breaks. */
function brokenRules(Class: NamedMigration['class'], allowed: string[] = []) {
  const migration = new Class(undefined as never, undefined as never);
  void migration.up();
  const excluded = [...DONE_BY_THE_RUNNER, ...STYLE, ...allowed].flatMap(rule => ['--exclude', rule]);
  const flags = ['--pg-version', OLDEST_POSTGRES, '--reporter', 'json', ...excluded];
  if (migration.isTransactional()) flags.push('--assume-in-transaction');
  const { stdout, stderr } = spawnSync('squawk', [...flags, '--stdin-filepath', 'migration.sql'], {
    input: migration.getQueries().join('\n'),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout).map((problem: { rule_name: string }) => problem.rule_name);
}

const names = (list: NamedMigration[]) => list.map(({ name }) => name);

const sql = (statement: string) =>
  class extends Migration {
    override up() {
      this.addSql(statement);
    }
  };

test('each migration after the initial one holds up no writer', () => {
  const isLater = ({ name }: NamedMigration) => name !== INITIAL;
  for (const { name, class: Class } of expandMigrations.filter(isLater))
    expect([name, brokenRules(Class)]).toEqual([name, []]);
  for (const { name, class: Class } of contractMigrations)
    expect([name, brokenRules(Class, FOR_CONTRACT)]).toEqual([name, []]);
});

test('each list is in the order of time', () => {
  for (const list of [names(expandMigrations), names(contractMigrations)])
    expect(list).toEqual(list.toSorted());
});

test.each([
  [
    'select 1; create index concurrently i on review (rating);',
    'ban-concurrent-index-creation-in-transaction',
  ],
  ['create index i on review (rating);', 'require-concurrent-index-creation'],
  ['alter table review add column floor int not null;', 'adding-required-field'],
  ['alter table review add constraint floor check (floor > 0);', 'constraint-missing-not-valid'],
  ['alter table review alter column title type varchar(10);', 'changing-column-type'],
  ['alter table review drop column floor;', 'ban-drop-column'],
])('what would hold up writers or the release before is refused: %s', (statement, rule) => {
  expect(brokenRules(sql(statement))).toContain(rule);
});
