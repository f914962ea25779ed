import type { Route } from './route.ts';

export const mergeProperties = {
  method: 'POST',
  path: '/api/admin/properties/:id/merge',
  summary: 'Merge a property into another, which gets its reviews, bookmarks, requests and images.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).mergePropertiesSchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const listMerges = {
  method: 'GET',
  path: '/api/admin/merges',
  summary: 'Properties that were merged, newest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listMergesSchemas,
  shows: ['property'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const undoMerge = {
  method: 'POST',
  path: '/api/admin/merges/:id/undo',
  summary: 'Undo a merge: the property gets back what was moved, unless it was changed since.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).undoMergeSchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

/** Here "place" is the verb, not a suburb or a state. */
export const placeProperty = {
  method: 'PUT',
  path: '/api/admin/properties/:id/building',
  summary: 'Say which building a property is in, or that it is in none.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).placePropertySchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const editBuilding = {
  method: 'PUT',
  path: '/api/admin/buildings/:id',
  summary: 'Change the name and the street line of a building.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).editBuildingSchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const mergeBuildings = {
  method: 'POST',
  path: '/api/admin/buildings/:id/merge',
  summary: 'Merge a building into another, which gets its properties.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).mergeBuildingsSchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const listMergedBuildings = {
  method: 'GET',
  path: '/api/admin/buildings/merged',
  summary: 'Buildings that are merged into another one, at most 200, newest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listMergedBuildingsSchemas,
  shows: ['property'],
  errors: [401, 403],
} as const satisfies Route;

export const undoBuildingMerge = {
  method: 'POST',
  path: '/api/admin/buildings/:id/undo',
  summary:
    'Undo the merge of a building: it gets back its properties, unless they were placed elsewhere since.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).undoBuildingMergeSchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

/** Properties, although name and path say buildings. */
export const buildingCandidates = {
  method: 'GET',
  path: '/api/admin/buildings/candidates',
  summary: 'Pairs of properties that may be one, at most 200.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).buildingCandidatesSchemas,
  shows: ['property', 'candidate'],
  errors: [401, 403],
} as const satisfies Route;

export const markDistinct = {
  method: 'POST',
  path: '/api/admin/buildings/candidates/distinct',
  summary: 'Mark two properties as different, so that they are no longer suggested as duplicates.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).markDistinctSchemas,
  changes: ['candidate'],
  status: 204,
  errors: [401, 403, 404, 413, 415],
} as const satisfies Route;

export const undoMarkDistinct = {
  method: 'POST',
  path: '/api/admin/buildings/candidates/distinct/undo',
  summary: 'Take back that two properties are different.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).undoMarkDistinctSchemas,
  changes: ['candidate'],
  status: 204,
  errors: [401, 403, 404, 413, 415],
} as const satisfies Route;
