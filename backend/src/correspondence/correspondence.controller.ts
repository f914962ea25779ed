import {
  listReplyTemplates,
  type ParsedInput,
  previewReply,
  readThread,
  type SessionUser,
  sendReply,
  undoReply,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { CorrespondenceService } from './correspondence.service.ts';

@Controller()
export class CorrespondenceController {
  constructor(private readonly correspondence: CorrespondenceService) {}

  @RouteHandler(readThread)
  thread(@Input() { params }: ParsedInput<typeof readThread>) {
    return this.correspondence.thread(params.about, params.id);
  }

  @RouteHandler(listReplyTemplates)
  templates(@Input() { params }: ParsedInput<typeof listReplyTemplates>) {
    return this.correspondence.templates(params.about, params.id);
  }

  @RouteHandler(previewReply)
  preview(@Input() { params, body }: ParsedInput<typeof previewReply>) {
    return this.correspondence.preview(params.about, params.id, body.text);
  }

  @RouteHandler(sendReply)
  send(@Input() { params, body }: ParsedInput<typeof sendReply>, @CurrentUser() { id }: SessionUser) {
    return this.correspondence.send(params.about, params.id, body, id);
  }

  @RouteHandler(undoReply)
  undo(@Input() { params }: ParsedInput<typeof undoReply>, @CurrentUser() { id }: SessionUser) {
    return this.correspondence.undo(params.id, id);
  }
}
