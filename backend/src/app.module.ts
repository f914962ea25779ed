import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module.ts';
import { AssignmentsModule } from './assignments/assignments.module.ts';
import { AttentionModule } from './attention/attention.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BookmarksModule } from './bookmarks/bookmarks.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { ComplaintsModule } from './complaints/complaints.module.ts';
import { CorrespondenceModule } from './correspondence/correspondence.module.ts';
import { EnquiriesModule } from './enquiries/enquiries.module.ts';
import { ENVIRONMENT, type Environment } from './environment.ts';
import { ErasuresModule } from './erasures/erasures.module.ts';
import { ExportsModule } from './exports/exports.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { MergesModule } from './merges/merges.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { OperatorModule } from './operator/operator.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { DataSourcesModule } from './places/data-sources.module.ts';
import { PlacesModule } from './places/places.module.ts';
import { databaseModule } from './platform/database/database.module.ts';
import { HttpModule } from './platform/http/http.module.ts';
import { LOG } from './platform/http/logging.ts';
import { WorkerModule } from './platform/jobs/worker.module.ts';
import { PropertiesModule } from './properties/properties.module.ts';
import { RegistryModule } from './registry/registry.module.ts';
import { ResourcesModule } from './resources/resources.module.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';
import { SavedFiltersModule } from './saved-filters/saved-filters.module.ts';
import { ShareImagesModule } from './share-images/share-images.module.ts';
import { TelemetryModule } from './telemetry/telemetry.module.ts';
import { TrendsModule } from './trends/trends.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

@Global()
@Module({})
class AppModule {}

/** Modules of the backend and the worker. */
export const appModule = (environment: Environment, log: Logger): DynamicModule => ({
  module: AppModule,
  imports: [
    databaseModule(environment),
    // Express tries routes in this order, so the most requested ones come first.
    PropertiesModule,
    ReviewsModule,
    HttpModule,
    AccountsModule,
    ResourcesModule,
    PlacesModule,
    UploadsModule,
    ShareImagesModule,
    BookmarksModule,
    ComplaintsModule,
    EnquiriesModule,
    CorrespondenceModule,
    LeadsModule,
    NotesModule,
    AssignmentsModule,
    AttentionModule,
    TrendsModule,
    SavedFiltersModule,
    MergesModule,
    PeopleModule,
    DataSourcesModule,
    TelemetryModule,
    AuditModule,
    ExportsModule,
    OperatorModule,
    ChangesModule,
    ErasuresModule,
    RegistryModule,
    WorkerModule,
  ],
  providers: [
    { provide: ENVIRONMENT, useValue: environment },
    { provide: LOG, useValue: log },
  ],
  exports: [ENVIRONMENT, LOG],
});
