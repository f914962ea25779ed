import { query } from './query.ts';

const OWN = `relnamespace = 'public'::regnamespace and relname not like 'mikro_orm_migrations%'`;
const isNoPartOfExtension = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;

/** One query for each kind of object, with one column `line`. */
const QUERIES = [
  `select format('extension %s', extname) from pg_extension`,
  `select format('%s %s%s', case relkind when 'r' then 'table' else 'sequence' end, relname,
     case relpersistence when 'u' then ' unlogged' end)
   from pg_class where relkind in ('r', 'S') and ${OWN}`,
  `select format('column %s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod),
     case when attnotnull then ' not null' end,
     case attgenerated when 's' then ' generated ' else ' default ' end || pg_get_expr(adbin, adrelid))
   from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relkind = 'r' and attnum > 0 and not attisdropped and ${OWN}`,
  `select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
   from pg_constraint join pg_class on pg_class.oid = conrelid where contype <> 'n' and ${OWN}`,
  `select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid where indisvalid and ${OWN}`,
  `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and ${isNoPartOfExtension('pg_proc.oid')}`,
  `select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and ${OWN}`,
  'select pg_get_statisticsobjdef(oid) from pg_statistic_ext',
  `select format('owned sequence %s %s.%s', sequence.relname, pg_class.relname, attname)
   from pg_class join pg_depend on refobjid = pg_class.oid and deptype = 'a' join pg_class as sequence on sequence.oid = objid
   join pg_attribute on attrelid = pg_class.oid and attnum = refobjsubid
   where sequence.relkind = 'S' and pg_class.relname not like 'mikro_orm_migrations%'`,
];

/** Everything that a database's schema has, one line each, sorted. White space counts as one space. */
export async function schemaLines(url: string): Promise<string[]> {
  const text = QUERIES.map(each => `select line from (${each}) as object (line)`).join(' union all ');
  const lines = (await query<{ line: string }>(url, text)).map(({ line }) =>
    line.replace(/\s+/g, ' ').trim(),
  );
  return lines.sort();
}
