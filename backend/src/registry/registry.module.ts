import { Module } from '@nestjs/common';
import { RegistryController } from './registry.controller.ts';

@Module({ controllers: [RegistryController] })
export class RegistryModule {}
