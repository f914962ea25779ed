import { Global, Module } from '@nestjs/common';
import { Erasures } from './erasures.service.ts';

@Global()
@Module({ providers: [Erasures], exports: [Erasures] })
export class ErasuresModule {}
