/** The path of a property’s inspection checklist. */
export const checklistPath = (id: number) => `/property/${id}/checklist`;
