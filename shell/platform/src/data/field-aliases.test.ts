import { uploadPhoto } from '@home-truths/contract';
import { ApiError, createApi } from './call.ts';

const { jest } = import.meta;

test('an error can be read under its former name', () => {
  expect(new ApiError(404, 'There is no such home')).toMatchObject({ sentence: 'There is no such home' });
});

test('a file can be sent under its former name', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ urls: ['/photo.jpg'] }));
  const form = new FormData();
  await createApi('')(uploadPhoto, {}, { form } as object);
  expect(request.mock.lastCall?.[1]).toMatchObject({ body: form });
  request.mockRestore();
});
