export { useWatch } from 'react-hook-form';
export { Field, TextArea } from './field.tsx';
export { Form, SubmitButton } from './form.tsx';
export { Refusal } from './refusal.tsx';
export { type ContractForm, useContractForm } from './use-contract-form.ts';
export { useWrite } from './use-write.ts';
