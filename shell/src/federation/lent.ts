/** Lazy doors come into the share scope by being named here once; no bytes travel until someone asks. */
export const lent = [() => import('@home-truths/platform/ui/dialog')];
