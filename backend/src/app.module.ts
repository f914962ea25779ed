import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import { BookmarksModule } from './bookmarks/bookmarks.module.ts';
import { databaseModule } from './database/database.module.ts';
import { ENVIRONMENT, type Environment } from './environment.ts';
import { HttpModule } from './http/http.module.ts';
import { PropertiesModule } from './properties/properties.module.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';

@Global()
@Module({})
class AppModule {}

/** The whole backend on one environment. */
export const appModule = (environment: Environment): DynamicModule => ({
  module: AppModule,
  imports: [
    databaseModule(environment.DATABASE_URL),
    HttpModule,
    AccountsModule,
    PropertiesModule,
    ReviewsModule,
    BookmarksModule,
  ],
  providers: [{ provide: ENVIRONMENT, useValue: environment }],
  exports: [ENVIRONMENT],
});
