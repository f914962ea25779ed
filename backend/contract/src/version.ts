/**
 * The header of every backend response with the version of this package, by which gateways choose compatible
 * remotes.
 */
export const CONTRACT_HEADER = 'contract-version';
