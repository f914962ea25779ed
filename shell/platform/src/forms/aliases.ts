// Deprecated: remotes that were built before platform 1.2 import these names.

export { FormError as Refusal } from './form-error.tsx';
