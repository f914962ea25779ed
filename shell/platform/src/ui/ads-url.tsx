import { createContext, use } from 'react';

const AdsUrlContext = createContext<string | undefined>(undefined);

/** Provides the URL of the ad network to all descendants. */
export const AdsUrlProvider = AdsUrlContext.Provider;

/** URL of the ad network's iframes; undefined where no network is configured. */
export const useAdsUrl = () => use(AdsUrlContext);
