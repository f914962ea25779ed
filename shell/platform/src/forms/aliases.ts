// Names before 1.2: remotes that are already released use them.

export { FormError as Refusal } from './form-error.tsx';
