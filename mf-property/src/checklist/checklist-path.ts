export const propertyChecklistPath = (id: number) => `/property/${id}/checklist`;
