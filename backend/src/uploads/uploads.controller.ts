import { uploadPhoto } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { InputFile, RouteHandler } from '../http/route-handler.ts';
import { UploadsService } from './uploads.service.ts';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @RouteHandler(uploadPhoto)
  async add(@InputFile() bytes: Buffer) {
    return { urls: [await this.uploads.add(bytes)] };
  }
}
