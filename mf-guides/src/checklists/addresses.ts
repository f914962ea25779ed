import type { ChecklistName } from '../guides/guide.ts';

/** The page to print. */
export const pageOfChecklist = (name: ChecklistName) => `/resources/checklists/${name}`;

/** The same as a text file, which lies among the remote's own files. */
export const fileOfChecklist = (name: ChecklistName) => `${pageOfChecklist(name)}.txt`;
