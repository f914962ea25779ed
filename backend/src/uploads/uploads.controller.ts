import { uploadPhoto } from '@home-truths/contract';
import { Controller, UploadedFile } from '@nestjs/common';
import { RouteHandler } from '../platform/http/route-handler.ts';
import { UploadsService } from './uploads.service.ts';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @RouteHandler(uploadPhoto)
  async add(@UploadedFile() { buffer }: Express.Multer.File) {
    return { urls: [await this.uploads.add(buffer)] };
  }
}
