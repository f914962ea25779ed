import { LIMITS } from '@home-truths/contract';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { InvalidInput } from './errors.ts';

const limits = {
  fileSize: LIMITS.photoBytes,
  files: 1,
  fields: 5,
  fieldSize: 1_000,
  parts: 6,
  headerPairs: 20,
};
const parser = multer({ storage: multer.memoryStorage(), limits });

/** Reads a small file into `request.file`, in memory, so that an aborted connection leaves nothing behind. */
export async function readFile(field: string, request: Request, response: Response) {
  if (!request.is('multipart/form-data'))
    throw new UnsupportedMediaTypeException(`Send the file as multipart/form-data, in the field ${field}`);
  await new Promise<void>((resolve, reject) =>
    parser.single(field)(request, response, (error: unknown) =>
      error ? reject(toHttpError(error, field)) : resolve(),
    ),
  );
  if (!request.file) throw missingFileError(field);
}

const missingFileError = (field: string) =>
  new InvalidInput([{ path: `body.${field}`, message: `Send one photo, in the field ${field}` }]);

function toHttpError(error: unknown, field: string) {
  if (!(error instanceof MulterError))
    return new BadRequestException('The upload didn’t finish. Please try again.');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new PayloadTooLargeException('Photos must be smaller than 3MB.');
  // more than one file, or another field
  return missingFileError(field);
}
