import type { ChecklistName } from '../guides/guide.ts';

export const checklistPath = (name: ChecklistName) => `/resources/checklists/${name}`;

export const checklistFilePath = (name: ChecklistName) => `${checklistPath(name)}.txt`;
