import { listStates, type ParsedInput, readState, readSuburb } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { JsonText, stripToSchema } from '../http/reply.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { PlacesService } from './places.service.ts';

/** Nothing purges the tag `place`: cached pages show new sums when they expire, which is soon. */
@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @RouteHandler(listStates, ['place'])
  list() {
    return this.places.states();
  }

  @RouteHandler(readState, ['place'])
  read(@Input() { params }: ParsedInput<typeof readState>) {
    return this.places.state(params.state);
  }

  @RouteHandler(readSuburb, ['place'])
  async suburb(@Input() { params }: ParsedInput<typeof readSuburb>) {
    const suburb = await this.places.suburb(params.state, params.slug);
    const listed = [...suburb.mostReviewed, ...suburb.latest];
    // hidden and removed entries are purged from cached pages before the next count
    const tags = [
      ...listed.flatMap(({ id }) => [`property/${id}`, `review/${id}`]),
      ...suburb.buildings.map(({ id }) => `building/${id}`),
    ];
    return new JsonText<typeof suburb>(JSON.stringify(stripToSchema(readSuburb, suburb)), [...new Set(tags)]);
  }
}
