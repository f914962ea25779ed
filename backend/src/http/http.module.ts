import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ContractInterceptor } from './contract.interceptor.ts';

/** Everything between the socket and a handler. */
@Module({
  providers: [{ provide: APP_INTERCEPTOR, useClass: ContractInterceptor }],
})
export class HttpModule {}
