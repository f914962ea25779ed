import {
  deleteSavedFilter,
  listSavedFilters,
  type ParsedInput,
  type SessionUser,
  saveFilter,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { SavedFiltersService } from './saved-filters.service.ts';

@Controller()
export class SavedFiltersController {
  constructor(private readonly savedFilters: SavedFiltersService) {}

  @RouteHandler(listSavedFilters)
  list(@CurrentUser() { id }: SessionUser) {
    return this.savedFilters.list(id);
  }

  @RouteHandler(saveFilter)
  save(@Input() { body }: ParsedInput<typeof saveFilter>, @CurrentUser() { id }: SessionUser) {
    return this.savedFilters.save(id, body);
  }

  @RouteHandler(deleteSavedFilter)
  delete(@Input() { params }: ParsedInput<typeof deleteSavedFilter>, @CurrentUser() { id }: SessionUser) {
    return this.savedFilters.delete(id, params.id);
  }
}
