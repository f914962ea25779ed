import {
  type AdminProperty,
  type AdminPropertySort,
  LIMITS,
  type listAdminProperties,
  type ParsedInput,
  type Visibility,
} from '@home-truths/contract';
import { estimate } from '../../platform/database/estimated-matches.ts';
import { iso } from '../../platform/database/iso.ts';
import { MORE_THAN_COUNTED, newestFirst, newestOfMatches } from '../../platform/database/newest-first.ts';
import { countOfAll, countOfVisible } from '../../platform/database/row-count.ts';
import { DATE_ORDERS, type RowOrder } from '../../platform/database/row-order.ts';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { PROPERTY_COLUMNS, propertyLine } from '../pages/property.sql.ts';

export interface AdminSearch extends Omit<ParsedInput<typeof listAdminProperties>['query'], 'q'> {
  addressTsquery?: string | undefined;
  /** True if an estimate finds too many matches to count. */
  isMany?: boolean;
}

export const estimateProperties = (tsquery: string) =>
  estimate('property', [sql`count(*) filter (where search_tsv @@ ${tsquery}::tsquery)`]);

const COLUMNS = `${PROPERTY_COLUMNS}, version,
  case when deleted_at is null then 'visible' else 'deleted' end as visibility,
  ${iso('created_at')} as "createdAt", (
    select json_build_object('id', building.id, 'name', building.name, 'address', building.address)
    from building where building.id = property.building_id
  ) as building, (
    select ${propertyLine('target')} || jsonb_build_object('mergeId', merge.id)
    from property_merge as merge join property as target on target.id = property.merged_into_id
    where merge.from_id = property.id and merge.undone_at is null
  ) as "mergedInto"`;

/** A property is never hidden, but the filter that lists share has `hidden` too. */
const VISIBILITY_CONDITIONS: Record<Visibility, string> = {
  visible: 'deleted_at is null',
  hidden: 'deleted_at is not null',
  deleted: 'deleted_at is not null',
};

/** Returns true for lists of deleted properties, which are few. */
export const listsDeleted = ({ visibility }: Pick<AdminSearch, 'visibility'>) =>
  visibility !== undefined && visibility !== 'visible';

const ORDERS: Record<AdminPropertySort, RowOrder> = {
  ...DATE_ORDERS,
  'rating-high': { columns: ['average_rating', 'review_count'] },
  'most-reviews': { columns: ['review_count'] },
};

const totalOf = (visibility: Visibility | undefined) => {
  if (!visibility) return countOfAll('property');
  return visibility === 'visible' ? countOfVisible('property', [VISIBILITY_CONDITIONS.deleted]) : undefined;
};

/** Returns rows for `adminPageOf`, newest first unless sorted. */
export function adminProperties(search: AdminSearch) {
  const { addressTsquery, isMany, visibility, sort = 'newest', after, limit = LIMITS.adminPage } = search;
  const condition = unsafe(visibility ? VISIBILITY_CONDITIONS[visibility] : 'true');
  const page = { table: 'property', columns: COLUMNS, order: ORDERS[sort], after, limit };
  if (addressTsquery === undefined)
    return newestFirst<AdminProperty>({
      ...page,
      where: visibility && condition,
      count: totalOf(visibility),
    });
  // `is true` keeps it from the index of words, which would return all of them
  const rowByRow = sql`${condition} and (search_tsv @@ ${addressTsquery}::tsquery) is true`;
  if (listsDeleted(search)) return newestFirst<AdminProperty>({ ...page, where: rowByRow });
  if (isMany) return newestFirst<AdminProperty>({ ...page, where: rowByRow, count: MORE_THAN_COUNTED });
  const matches = sql`
    select id from property where search_tsv @@ ${addressTsquery}::tsquery and ${condition}`;
  return newestOfMatches<AdminProperty>({ ...page, matches });
}

export const adminProperty = (id: number) =>
  sql<AdminProperty>`select ${unsafe(COLUMNS)} from property where id = ${id}`;

/** Clears and returns images a month after the deletion, except of merged properties: a merge can always be undone. */
export const clearDeletedImages = () => sql<{ images: string[] }>`
  with gone as (
    select id, property_images as images from property
    where property_images <> '{}' and deleted_at < now() - interval '30 days' and merged_into_id is null for update
  )
  update property set property_images = '{}' from gone where property.id = gone.id returning gone.images`;
