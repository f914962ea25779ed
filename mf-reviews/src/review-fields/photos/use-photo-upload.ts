import { LIMITS, uploadPhoto } from '@home-truths/platform/contract';
import { type ContractForm, useWrite } from '@home-truths/platform/forms';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReviewValues } from '../review-values.ts';
import {
  checkPhoto,
  type PhotoError,
  TOO_MANY_PHOTOS,
  UPLOADED_TOAST,
  uploadErrorOf,
} from './check-photos.ts';
import { changePhotos } from './use-form-photos.ts';

export interface PendingPhoto {
  id: number;
  file: File;
  cancel: AbortController;
  /** Percent: half is preparation on this device, half is the upload. */
  progress: number;
  error?: PhotoError;
}

const PREPARED_PERCENT = 50;

const loadShrinkPhoto = lazyWithRetry(() => import('./shrink-photo.ts').then(module => module.shrinkPhoto));

/** Shrinks a file if this browser can decode it. */
async function prepare(file: File) {
  const shrinkPhoto = await loadShrinkPhoto();
  return shrinkPhoto(file, !checkPhoto(file)).catch(() => file);
}

function useSendPhoto() {
  const { mutateAsync } = useWrite(uploadPhoto);
  return async (file: File, signal: AbortSignal, onProgress: (percent: number) => void) => {
    try {
      signal.throwIfAborted();
      const photo = await prepare(file);
      const error = checkPhoto(photo);
      if (error) return { error };
      const formData = new FormData();
      formData.append('photos', photo);
      onProgress(PREPARED_PERCENT);
      const { urls } = await mutateAsync({
        input: {},
        formData,
        signal,
        onProgress: fraction => onProgress(PREPARED_PERCENT + PREPARED_PERCENT * fraction),
      });
      return { url: urls[0] as string };
    } catch (error) {
      return { error: uploadErrorOf(error) };
    }
  };
}

function usePending() {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  const put = (photo: PendingPhoto) =>
    setPending(all => {
      const index = all.findIndex(({ file }) => file === photo.file);
      return index < 0 ? [...all, photo] : all.with(index, photo);
    });
  const drop = (file: File) => setPending(all => all.filter(photo => photo.file !== file));
  return { pending, put, drop };
}

/** Uploads photos one after the other, as soon as they are chosen. */
export function usePhotoUpload(form: ContractForm<ReviewValues>) {
  const send = useSendPhoto();
  const { pending, put, drop } = usePending();
  const [isTooMany, setTooMany] = useState(false);
  const queue = useRef(Promise.resolve());
  const nextId = useRef(0);
  const runningUploads = useRef(new Set<AbortController>());
  useEffect(() => {
    const all = runningUploads.current;
    return () => {
      for (const controller of all) controller.abort();
    };
  }, []);

  async function upload(photo: PendingPhoto) {
    const { file, cancel } = photo;
    const show = (changes: Partial<PendingPhoto>) => {
      if (!cancel.signal.aborted) put({ ...photo, ...changes });
    };
    const { url, error } = await send(file, cancel.signal, progress => show({ progress }));
    runningUploads.current.delete(cancel);
    if (cancel.signal.aborted) return;
    if (error) show({ error });
    else {
      drop(file);
      changePhotos(form, photos => [...photos, { url, description: '' }]);
    }
    toast(error?.toast ?? UPLOADED_TOAST);
  }

  const start = (file: File) => {
    const photo: PendingPhoto = { id: nextId.current++, file, cancel: new AbortController(), progress: 0 };
    put(photo);
    runningUploads.current.add(photo.cancel);
    queue.current = queue.current.then(() => upload(photo));
  };

  const uploading = pending.filter(({ error }) => !error).length;
  function add(chosen: File[]) {
    const tooMany = form.getValues('photos').length + uploading + chosen.length > LIMITS.photos;
    setTooMany(tooMany);
    if (tooMany) return toast(TOO_MANY_PHOTOS.toast);
    for (const file of chosen) start(file);
  }

  const cancel = (photo: PendingPhoto) => {
    photo.cancel.abort();
    drop(photo.file);
  };
  const remove = (index: number) => changePhotos(form, photos => photos.toSpliced(index, 1));
  return { pending, uploading, isBusy: uploading > 0, isTooMany, add, cancel, remove };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
