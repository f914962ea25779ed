import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { ShareImagesController } from './share-images.controller.ts';
import { ShareImagesService } from './share-images.service.ts';

@Module({
  imports: [UploadsModule],
  controllers: [ShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
