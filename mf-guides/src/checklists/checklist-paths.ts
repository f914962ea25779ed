import type { ChecklistName } from '../guides/guide.ts';

/** The path of the page to print. */
export const checklistPath = (name: ChecklistName) => `/resources/checklists/${name}`;

/** The path of the text file, one of the remote's static files. */
export const checklistFilePath = (name: ChecklistName) => `${checklistPath(name)}.txt`;
