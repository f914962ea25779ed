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
  controller: AbortController;
  /** Percent: half is preparation on this device, half is the upload. */
  progress: number;
  error?: PhotoError;
}

const HALF_PERCENT = 50;

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
      // if it was cancelled while it waited
      signal.throwIfAborted();
      const photo = await prepare(file);
      const error = checkPhoto(photo);
      if (error) return { error };
      const formData = new FormData();
      formData.append('photos', photo);
      onProgress(HALF_PERCENT);
      const { urls } = await mutateAsync({
        input: {},
        formData,
        signal,
        onProgress: fraction => onProgress(HALF_PERCENT + HALF_PERCENT * fraction),
      });
      return { url: urls[0] as string };
    } catch (error) {
      return { error: uploadErrorOf(error) };
    }
  };
}

function usePendingPhotos() {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  const show = (photo: PendingPhoto) =>
    setPending(photos => {
      const index = photos.findIndex(({ file }) => file === photo.file);
      return index < 0 ? [...photos, photo] : photos.with(index, photo);
    });
  const hide = (file: File) => setPending(photos => photos.filter(photo => photo.file !== file));
  return { pending, show, hide };
}

/** Uploads photos one after the other, as soon as they are chosen. */
export function usePhotoUpload(form: ContractForm<ReviewValues>) {
  const send = useSendPhoto();
  const { pending, show, hide } = usePendingPhotos();
  const [isOverLimit, setOverLimit] = useState(false);
  const queue = useRef(Promise.resolve());
  const nextId = useRef(0);
  const unfinished = useRef(new Set<AbortController>());
  useEffect(() => {
    const { current } = unfinished;
    return () => {
      for (const controller of current) controller.abort();
    };
  }, []);

  async function upload(photo: PendingPhoto) {
    const { file, controller } = photo;
    const { signal } = controller;
    const showProgress = (progress: number) => {
      if (!signal.aborted) show({ ...photo, progress });
    };
    const { url, error } = await send(file, signal, showProgress);
    unfinished.current.delete(controller);
    if (signal.aborted) return;
    if (error) show({ ...photo, error });
    else {
      hide(file);
      changePhotos(form, photos => [...photos, { url, description: '' }]);
    }
    toast(error?.toast ?? UPLOADED_TOAST);
  }

  const start = (file: File) => {
    const controller = new AbortController();
    const photo = { id: nextId.current++, file, controller, progress: 0 };
    show(photo);
    unfinished.current.add(controller);
    queue.current = queue.current.then(() => upload(photo));
  };

  const uploadingCount = pending.filter(({ error }) => !error).length;
  function add(files: File[]) {
    const exceedsLimit = form.getValues('photos').length + uploadingCount + files.length > LIMITS.photos;
    setOverLimit(exceedsLimit);
    if (exceedsLimit) return toast(TOO_MANY_PHOTOS.toast);
    for (const file of files) start(file);
  }

  const cancel = (photo: PendingPhoto) => {
    photo.controller.abort();
    hide(photo.file);
  };
  const remove = (index: number) => changePhotos(form, photos => photos.toSpliced(index, 1));
  return { pending, uploadingCount, isBusy: uploadingCount > 0, isOverLimit, add, cancel, remove };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
