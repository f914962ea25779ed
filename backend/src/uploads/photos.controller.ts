import { PhotoUrl } from '@home-truths/contract/schemas';
import { Controller, Get, Inject, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { safeParse } from 'zod/mini';
import { ChargedTo } from '../platform/http/budget-of.ts';
import { FILE_NOT_FOUND } from '../platform/http/messages.ts';
import { PHOTO_STORE } from './open-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { photoUrlOf } from './photo-url.ts';
import { sendImmutable } from './send-immutable.ts';

/** Serves photos to gateways that cannot read them from a folder. */
@Controller()
export class PhotosController {
  constructor(@Inject(PHOTO_STORE) private readonly store: PhotoStore) {}

  @Get('uploads/:name')
  @ChargedTo('file')
  async show(@Param('name') name: string, @Req() request: Request, @Res() response: Response) {
    const isPhoto = safeParse(PhotoUrl, photoUrlOf(name)).success;
    const bytes = isPhoto ? await this.store.read(name) : undefined;
    if (!bytes) throw new NotFoundException(FILE_NOT_FOUND);
    // no header has the time of the upload, which would reveal the time of the review
    sendImmutable(bytes, { etag: `"${name}"`, type: 'image/webp', file: 'photo.webp' }, request, response);
  }
}
