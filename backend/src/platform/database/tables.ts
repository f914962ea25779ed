import type {
  EntitySchemaWithMeta,
  ExtractDefineEntityProperties,
  InferKyselyTable,
  SnakeCase,
} from '@mikro-orm/postgresql';
import {
  type ColumnType,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { entities } from './entities.ts';

/** Tables whose names do not follow from their entities'. */
interface OtherNames {
  User: 'app_user';
  Bookmark: 'user_bookmarks';
}

type TableName<Entity> = Entity extends { '~entityName'?: infer Name extends string }
  ? Name extends keyof OtherNames
    ? OtherNames[Name]
    : SnakeCase<Name>
  : never;

type Columns<Entity> = Entity extends abstract new (
  ...values: never[]
) => infer Row
  ? InferKyselyTable<EntitySchemaWithMeta<string, string, Row, never, ExtractDefineEntityProperties<Row>>>
  : never;

/** The driver returns times and large numbers as text, and bytes as a buffer. */
type AsRead<Value> = Value extends Date | bigint ? string : Value extends Uint8Array ? Buffer : Value;

type Column<Value> = [Value] extends [ColumnType<infer Read, infer Inserted, infer Updated>]
  ? ColumnType<AsRead<Read>, Inserted, Updated>
  : ColumnType<AsRead<Value>, Value, Value>;

export type Tables = {
  [Entity in (typeof entities)[number] as TableName<Entity>]: {
    [Name in keyof Columns<Entity>]: Column<Columns<Entity>[Name]>;
  };
};

/** Builds queries; `Database` and `query` run them. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: kysely => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
