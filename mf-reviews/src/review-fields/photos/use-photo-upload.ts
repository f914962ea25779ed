import { LIMITS, uploadPhoto } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import type { ContractForm } from '@home-truths/platform/forms';
import { lazily, toast } from '@home-truths/platform/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReviewValues } from '../review-values.ts';
import { failureOf, type PhotoRefusal, refusalOf, TOO_MANY, UPLOADED } from './check-photos.ts';

/** A photo on its way, or one that was refused. */
export interface PendingPhoto {
  id: number;
  file: File;
  cancel: AbortController;
  /** Percent: the first half is spent on this device, the second on the way. */
  progress: number;
  refusal?: PhotoRefusal;
}

const HALF_WAY = 50;

const loadShrinkPhoto = lazily(() => import('./shrink-photo.ts').then(module => module.shrinkPhoto));

/** The file as it is sent: made small where this browser can decode it. */
async function prepare(file: File) {
  const shrinkPhoto = await loadShrinkPhoto();
  return shrinkPhoto(file, !refusalOf(file)).catch(() => file);
}

/** Makes a photo ready, sends it and gives its address, or why it has none. */
function useSendPhoto() {
  const api = useApi();
  return async (file: File, signal: AbortSignal, onProgress: (percent: number) => void) => {
    try {
      signal.throwIfAborted();
      const photo = await prepare(file);
      const refusal = refusalOf(photo);
      if (refusal) return { refusal };
      const form = new FormData();
      form.append('photos', photo);
      onProgress(HALF_WAY);
      const { urls } = await api(
        uploadPhoto,
        {},
        {
          form,
          signal,
          onProgress: share => onProgress(HALF_WAY + HALF_WAY * share),
        },
      );
      return { url: urls[0] as string };
    } catch (error) {
      return { refusal: failureOf(error) };
    }
  };
}

/** The photos that have no address yet. */
function usePending() {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  const put = (photo: PendingPhoto) =>
    setPending(all => {
      const at = all.findIndex(({ file }) => file === photo.file);
      return at < 0 ? [...all, photo] : all.with(at, photo);
    });
  const drop = (file: File) => setPending(all => all.filter(photo => photo.file !== file));
  return { pending, put, drop };
}

/** The photos of a review: sent one after the other as soon as they are chosen. */
export function usePhotoUpload(form: ContractForm<ReviewValues>) {
  const send = useSendPhoto();
  const { pending, put, drop } = usePending();
  const [isTooMany, setTooMany] = useState(false);
  const last = useRef(Promise.resolve());
  const nextId = useRef(0);
  const underway = useRef(new Set<AbortController>());
  // a form that is closed takes no photo any more
  useEffect(() => {
    const all = underway.current;
    return () => {
      for (const each of all) each.abort();
    };
  }, []);
  const photos = () => form.getValues('photos');
  const keep = (next: string[]) =>
    form.setValue('photos', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  async function upload(photo: PendingPhoto) {
    const { file, cancel } = photo;
    const show = (facts: Partial<PendingPhoto>) => {
      if (!cancel.signal.aborted) put({ ...photo, ...facts });
    };
    const { url, refusal } = await send(file, cancel.signal, progress => show({ progress }));
    underway.current.delete(cancel);
    if (cancel.signal.aborted) return;
    if (refusal) show({ refusal });
    else {
      drop(file);
      keep([...photos(), url]);
    }
    toast(refusal ?? UPLOADED);
  }

  const start = (file: File) => {
    const photo: PendingPhoto = { id: nextId.current++, file, cancel: new AbortController(), progress: 0 };
    put(photo);
    underway.current.add(photo.cancel);
    last.current = last.current.then(() => upload(photo));
  };

  const coming = pending.filter(({ refusal }) => !refusal).length;
  function add(chosen: File[]) {
    const tooMany = photos().length + coming + chosen.length > LIMITS.photos;
    setTooMany(tooMany);
    if (tooMany) return toast(TOO_MANY);
    for (const file of chosen) start(file);
  }

  /** Takes away a photo that is on its way, or one that was refused. */
  const cancel = (photo: PendingPhoto) => {
    photo.cancel.abort();
    drop(photo.file);
  };
  /** Takes away a photo that has arrived, with what is said of it. */
  const remove = (index: number) => {
    form.setValue('photoDescriptions', form.getValues('photoDescriptions').toSpliced(index, 1));
    keep(photos().toSpliced(index, 1));
  };
  return { pending, coming, isBusy: coming > 0, isTooMany, add, cancel, remove };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
