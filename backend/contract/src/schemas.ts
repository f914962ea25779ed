export * from './accounts.schemas.ts';
export * from './properties.schemas.ts';
export * from './reviews.schemas.ts';
