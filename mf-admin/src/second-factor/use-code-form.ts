import { checkSecondFactor } from '@home-truths/platform/contract';
import { useContractForm } from '@home-truths/platform/forms';
import { shownByForm } from '../console/shown-by-form.ts';

/** The form that checks a security code, on `CodeScreen` and in `SecurityCodeDialog`. */
export const useCodeForm = (onSuccess = () => {}) =>
  useContractForm(checkSecondFactor, {
    defaultValues: { code: '' },
    onSuccess,
    onError: shownByForm,
  });
