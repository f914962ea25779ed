import { createContext, use } from 'react';

const AdsUrlContext = createContext<string | undefined>(undefined);

export const AdsUrlProvider = AdsUrlContext.Provider;

/** Returns the URL of the page in the frame of an ad; undefined if no advertising network is configured. */
export const useAdsUrl = () => use(AdsUrlContext);
