/** The path of a property’s inspection checklist. */
export const propertyChecklistPath = (id: number) => `/property/${id}/checklist`;
