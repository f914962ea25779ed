import { addNote, listNotes, type ParsedInput, type SessionUser, strikeNote } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { NotesService } from './notes.service.ts';

@Controller()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @RouteHandler(listNotes)
  list(@Input() { query }: ParsedInput<typeof listNotes>) {
    return this.notes.list(query);
  }

  @RouteHandler(addNote)
  add(@Input() { body }: ParsedInput<typeof addNote>, @CurrentUser() { id }: SessionUser) {
    return this.notes.add(body, id);
  }

  @RouteHandler(strikeNote)
  strike(@Input() { params, body }: ParsedInput<typeof strikeNote>, @CurrentUser() { id }: SessionUser) {
    return this.notes.strike(params.id, body.isStruck, id);
  }
}
