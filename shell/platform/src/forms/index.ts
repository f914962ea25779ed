export { useWatch } from 'react-hook-form';
export { useWrite } from '../data/use-write.ts';
export { Field, TextArea } from './field.tsx';
export { Form, SubmitButton } from './form.tsx';
export { FormError } from './form-error.tsx';
export { type ContractForm, useContractForm } from './use-contract-form.ts';
