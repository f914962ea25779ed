import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { type DescribedPhoto, fromPhotos, type ReviewValues, toPhotos } from '../review-values.ts';

type ReviewForm = ContractForm<ReviewValues>;

export function changePhotos(form: ReviewForm, change: (photos: DescribedPhoto[]) => DescribedPhoto[]) {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const { photos, photoDescriptions } = fromPhotos(change(toPhotos(form.getValues())));
  form.setValue('photoDescriptions', photoDescriptions, options);
  form.setValue('photos', photos, options);
}

export function useFormPhotos(form: ReviewForm) {
  const [photos, photoDescriptions] = useWatch({
    control: form.control,
    name: ['photos', 'photoDescriptions'],
  });
  const { photos: photosError, photoDescriptions: descriptionsError } = form.formState.errors;
  const errorText = photosError?.message ?? descriptionsError?.message;
  const describe = (index: number, description: string) =>
    changePhotos(form, list => list.map((photo, i) => (i === index ? { ...photo, description } : photo)));
  return { photos: toPhotos({ photos, photoDescriptions }), errorText, describe };
}
