import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { databaseConfig } from './config.ts';
import { Database } from './database.ts';

@Global()
@Module({})
class DatabaseModule {}

/** Entities for writes and the pool for hot reads, on the database at `url`. */
export const databaseModule = (url: string): DynamicModule => ({
  module: DatabaseModule,
  // Every service forks its own unit of work, so that reads need not pay for one per request.
  imports: [MikroOrmModule.forRoot({ ...databaseConfig(url), registerRequestContext: false })],
  providers: [Database],
  exports: [Database],
});
