/**
 * The header in which every answer of a backend says which contract it keeps, by the version of this package. Front
 * doors judge by it which remotes can work.
 */
export const CONTRACT_HEADER = 'contract-version';
