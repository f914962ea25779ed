import { Module } from '@nestjs/common';
import { PlaceSumsService } from './place-sums.service.ts';
import { PlacesController } from './places.controller.ts';
import { PlacesService } from './places.service.ts';

@Module({ controllers: [PlacesController], providers: [PlaceSumsService, PlacesService] })
export class PlacesModule {}
