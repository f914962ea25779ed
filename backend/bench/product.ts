import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { parseEnvironment } from '../src/environment.ts';
import { databaseConfig } from '../src/platform/database/config.ts';

/** Decorated classes run from the build only. */
const importBuilt = (file: string) => import(new URL(`../dist/${file}`, import.meta.url).href);

/** What the server reports for each step of a statement: `! 0.001234 s user, 0.000100 s system, …`. */
const USAGE_LINE = /!\s+([\d.]+) s user, ([\d.]+) s system/;
const REPORT_USAGE = '-c log_statement_stats=on -c client_min_messages=log -c log_min_messages=fatal';

/** The product's search and admin console on one connection, whose CPU time PostgreSQL reports for every statement. */
export async function measuredProduct(url: string) {
  const config = databaseConfig(url);
  const options = `${config.driverOptions?.options ?? ''} ${REPORT_USAGE}`.trim();
  const usage = createUsageMeter();
  const onPoolCreated = (pool: Pool) => pool.on('connect', client => client.on('notice', usage.add));
  const orm = await MikroORM.init({
    ...config,
    pool: { min: 0, max: 1 },
    driverOptions: { ...config.driverOptions, options, onPoolCreated },
  });
  const { Database } = (await importBuilt(
    'platform/database/database.js',
  )) as typeof import('../src/platform/database/database.ts');
  const { SearchService } = (await importBuilt(
    'properties/search/search.service.js',
  )) as typeof import('../src/properties/search/search.service.ts');
  const environment = parseEnvironment({ DATABASE_URL: url });
  const database = new Database(orm.em as never, environment);
  const search = new SearchService(database);
  const { ReviewsAdminService } = (await importBuilt(
    'reviews/moderation/reviews.admin.service.js',
  )) as typeof import('../src/reviews/moderation/reviews.admin.service.ts');
  const { ReviewVisibilityService } = (await importBuilt(
    'reviews/moderation/review-visibility.service.js',
  )) as typeof import('../src/reviews/moderation/review-visibility.service.ts');
  const { ReviewsService } = (await importBuilt(
    'reviews/public/reviews.service.js',
  )) as typeof import('../src/reviews/public/reviews.service.ts');
  const { PropertiesAdminService } = (await importBuilt(
    'properties/admin/properties.admin.service.js',
  )) as typeof import('../src/properties/admin/properties.admin.service.ts');
  const { LeadsService } = (await importBuilt(
    'leads/leads.service.js',
  )) as typeof import('../src/leads/leads.service.ts');
  const { EnquiriesService } = (await importBuilt(
    'enquiries/enquiries.service.js',
  )) as typeof import('../src/enquiries/enquiries.service.ts');
  const { ComplaintsAdminService } = (await importBuilt(
    'complaints/complaints.admin.service.js',
  )) as typeof import('../src/complaints/complaints.admin.service.ts');
  const { PeopleService } = (await importBuilt(
    'people/people.service.js',
  )) as typeof import('../src/people/people.service.ts');
  const { AttentionService } = (await importBuilt(
    'attention/attention.service.js',
  )) as typeof import('../src/attention/attention.service.ts');
  const { TrendsService } = (await importBuilt(
    'trends/trends.service.js',
  )) as typeof import('../src/trends/trends.service.ts');
  const { AuditService } = (await importBuilt(
    'audit/audit.service.js',
  )) as typeof import('../src/audit/audit.service.ts');
  const { CorrespondenceService } = (await importBuilt(
    'correspondence/correspondence.service.js',
  )) as typeof import('../src/correspondence/correspondence.service.ts');
  const em = orm.em as never;
  const unused = {} as never;
  return {
    search,
    reviews: new ReviewsService(em, database, unused, unused),
    admin: {
      reviews: new ReviewsAdminService(em, database, search, unused),
      visibility: new ReviewVisibilityService(em),
      properties: new PropertiesAdminService(em, database, search),
      // their lists send no mail
      audit: new AuditService(database, unused),
      leads: new LeadsService(em, database, unused, unused),
      enquiries: new EnquiriesService(em, database, unused, unused),
      people: new PeopleService(em, database, unused, unused, unused, environment),
      complaints: new ComplaintsAdminService(em, database, unused, environment),
      correspondence: new CorrespondenceService(em, database, unused),
      attention: new AttentionService(database, environment),
      trends: new TrendsService(em, database),
    },
    readMs: usage.readMs,
    close: () => orm.close(),
  };
}

function createUsageMeter() {
  let seconds = 0;
  return {
    add: ({ detail }: { detail?: string | undefined }) => {
      const [, user, system] = USAGE_LINE.exec(detail ?? '') ?? [];
      if (user) seconds += Number(user) + Number(system);
    },
    /** Milliseconds since it was read last. */
    readMs: () => {
      const ms = seconds * 1_000;
      seconds = 0;
      return ms;
    },
  };
}
