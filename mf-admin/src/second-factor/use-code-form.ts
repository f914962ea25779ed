import { checkSecondFactor } from '@home-truths/platform/contract';
import { useContractForm } from '@home-truths/platform/forms';

export const useCodeForm = (onSuccess = () => {}) =>
  useContractForm(checkSecondFactor, {
    defaultValues: { code: '' },
    onSuccess,
    // the form shows the error
    onError: () => {},
  });
