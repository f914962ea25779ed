import { createContext, use } from 'react';

const AdsUrlContext = createContext<string | undefined>(undefined);

export const AdsUrlProvider = AdsUrlContext.Provider;

/** Undefined if no advertising network is configured. */
export const useAdsUrl = () => use(AdsUrlContext);
