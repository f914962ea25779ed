import { Module } from '@nestjs/common';
import { ENVIRONMENT } from '../environment.ts';
import { openPhotoStore, PHOTO_STORE } from './open-photo-store.ts';
import { PhotosController } from './photos.controller.ts';
import { UploadsController } from './uploads.controller.ts';
import { UploadsService } from './uploads.service.ts';

@Module({
  controllers: [UploadsController, PhotosController],
  providers: [{ provide: PHOTO_STORE, useFactory: openPhotoStore, inject: [ENVIRONMENT] }, UploadsService],
  exports: [UploadsService, PHOTO_STORE],
})
export class UploadsModule {}
