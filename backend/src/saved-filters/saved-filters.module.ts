import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { SavedFiltersController } from './saved-filters.controller.ts';
import { SavedFiltersService, savedFiltersPersonalData } from './saved-filters.service.ts';

@Module({ controllers: [SavedFiltersController], providers: [SavedFiltersService] })
export class SavedFiltersModule {
  constructor(personalData: PersonalData) {
    personalData.add(savedFiltersPersonalData);
  }
}
