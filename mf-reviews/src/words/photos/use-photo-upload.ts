import { LIMITS, uploadPhoto } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import type { ContractForm } from '@home-truths/platform/forms';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { ReviewValues } from '../review-values.ts';
import { FAILED, refusalOf, TOO_MANY, UPLOADED } from './check-photos.ts';

/** Sends one photo and gives its address. */
function useSendPhoto() {
  const api = useApi();
  return async (photo: File) => {
    const form = new FormData();
    form.append('photos', photo);
    const { urls } = await api(uploadPhoto, {}, { form });
    return urls[0];
  };
}

/** The photos of a review: sent one by one as soon as they are chosen (spec section 4). */
export function usePhotoUpload(form: ContractForm<ReviewValues>) {
  const send = useSendPhoto();
  /** Percent of the photo on its way; nothing while none is. */
  const [progress, setProgress] = useState<number>();
  const photos = () => form.getValues('photos');
  const keep = (next: string[]) =>
    form.setValue('photos', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  async function upload(photo: File) {
    setProgress(50);
    try {
      const url = await send(photo);
      if (!url) throw new Error('The upload gave no address');
      setProgress(100);
      keep([...photos(), url]);
      toast(UPLOADED);
    } catch {
      toast(FAILED);
    }
  }

  async function add(chosen: File[]) {
    if (photos().length + chosen.length > LIMITS.photos) return toast(TOO_MANY);
    for (const photo of chosen) {
      const refusal = refusalOf(photo);
      if (refusal) toast(refusal);
      else await upload(photo);
    }
    setProgress(undefined);
  }

  const remove = (url: string) => keep(photos().filter(other => other !== url));
  return { progress, isBusy: progress !== undefined, add, remove };
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
