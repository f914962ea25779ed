import { listStates, type ParsedInput, readState, readSuburb } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { JsonText, stripToSchema } from '../platform/http/reply.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { PlacesService } from './places.service.ts';

/** New sums of a place do not invalidate cached pages, which expire soon. */
@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @RouteHandler(listStates)
  list() {
    return this.places.states();
  }

  @RouteHandler(readState)
  read(@Input() { params }: ParsedInput<typeof readState>) {
    return this.places.state(params.state);
  }

  @RouteHandler(readSuburb)
  async suburb(@Input() { params }: ParsedInput<typeof readSuburb>) {
    const suburb = await this.places.suburb(params.state, params.slug);
    const listed = [...suburb.mostReviewed, ...suburb.latest];
    // these tags invalidate a cached page when something on it is hidden or deleted
    return new JsonText<typeof suburb>(JSON.stringify(stripToSchema(readSuburb, suburb)), {
      property: listed.map(({ id }) => id),
      building: suburb.buildings.map(({ id }) => id),
    });
  }
}
