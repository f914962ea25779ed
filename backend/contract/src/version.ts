/**
 * The header in which every response of a backend names the version of its contract, which is that of this package.
 * Gateways decide by it which remotes are compatible.
 */
export const CONTRACT_HEADER = 'contract-version';
