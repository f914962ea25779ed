// Remotes import only React, the platform and themselves.
export * from '@home-truths/contract';
