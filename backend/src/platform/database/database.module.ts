import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { databaseConfig } from './config.ts';
import { POOL_SETTINGS } from './connection.ts';
import { Database } from './database.ts';

@Global()
@Module({})
class DatabaseModule {}

export const databaseModule = ({
  DATABASE_URL,
  DATABASE_POOL_SIZE,
}: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>): DynamicModule => ({
  module: DatabaseModule,
  // Services fork their own unit of work, so that reads do not pay for one per request.
  imports: [
    MikroOrmModule.forRoot({
      ...databaseConfig(DATABASE_URL, {
        ...POOL_SETTINGS,
        max: DATABASE_POOL_SIZE,
        application_name: 'home-truths',
      }),
      registerRequestContext: false,
    }),
  ],
  providers: [Database],
  exports: [Database],
});
