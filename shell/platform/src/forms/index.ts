export { useWrite } from './use-write.ts';
