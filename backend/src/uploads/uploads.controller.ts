import { uploadPhoto } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { SentFile, Serve } from '../http/serve.ts';
import { UploadsService } from './uploads.service.ts';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Serve(uploadPhoto)
  async add(@SentFile() bytes: Buffer) {
    return { urls: [await this.uploads.add(bytes)] };
  }
}
