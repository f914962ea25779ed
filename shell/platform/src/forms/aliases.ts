// Names before platform 1.2, which already released remotes use.

export { FormError as Refusal } from './form-error.tsx';
