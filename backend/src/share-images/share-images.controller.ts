import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { anonymousPerson } from '../platform/http/access.guard.ts';
import { ChargedTo } from '../platform/http/budget-of.ts';
import { FILE_NOT_FOUND } from '../platform/http/messages.ts';
import { sendImmutable } from '../uploads/send-immutable.ts';
import { type ShareImage, ShareImagesService } from './share-images.service.ts';

const LARGEST_ID = 2 ** 31 - 1;
const FILE = /^([1-9]\d{0,9})-(0|[1-9]\d{0,8})-(0|[1-9]\d{0,2})\.png$/;

/**
 * Serves `/share/home/<id>-<reviews>-<average × 100>.png`, where `home` is a property. The numbers give a changed image
 * another URL. Generating an image is charged to the IP address.
 */
@Controller()
export class ShareImagesController {
  constructor(private readonly images: ShareImagesService) {}

  @Get('share/:kind/:file')
  @ChargedTo('file')
  async show(
    @Param('kind') kind: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const image = shareImageOf(kind, file);
    if (!image) throw new NotFoundException(FILE_NOT_FOUND);
    const bytes = await this.images.read(image, anonymousPerson(request));
    sendImmutable(
      bytes,
      { etag: `"${kind}-${file}"`, type: 'image/png', file: 'share.png' },
      request,
      response,
    );
  }
}

function shareImageOf(kind: string, file: string): ShareImage | undefined {
  const [id, count, average] = (FILE.exec(file) ?? []).slice(1).map(Number);
  if (kind !== 'home' && kind !== 'building') return undefined;
  if (id === undefined || count === undefined || average === undefined || id > LARGEST_ID) return undefined;
  return { kind, id, count, average };
}
