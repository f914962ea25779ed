import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { type DescribedPhoto, fromPhotos, type ReviewValues, toPhotos } from '../review-values.ts';

type ReviewForm = ContractForm<ReviewValues>;

export function changePhotos(form: ReviewForm, change: (photos: DescribedPhoto[]) => DescribedPhoto[]) {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const { photos, photoDescriptions } = fromPhotos(change(toPhotos(form.getValues())));
  form.setValue('photoDescriptions', photoDescriptions, options);
  form.setValue('photos', photos, options);
}

/** Subscribes to the photos of a form and what is wrong with them. */
export function useFormPhotos(form: ReviewForm) {
  const [photos, photoDescriptions] = useWatch({
    control: form.control,
    name: ['photos', 'photoDescriptions'],
  });
  const { photos: photosError, photoDescriptions: descriptionsError } = form.formState.errors;
  const errorText = photosError?.message ?? (descriptionsError as { message?: string } | undefined)?.message;
  const describe = (index: number, description: string) =>
    changePhotos(form, all => all.map((photo, at) => (at === index ? { ...photo, description } : photo)));
  return { photos: toPhotos({ photos, photoDescriptions }), errorText, describe };
}
