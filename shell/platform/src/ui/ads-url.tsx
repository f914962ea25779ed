import { createContext, use } from 'react';

const AdsUrlContext = createContext<string | undefined>(undefined);

/** Provides the URL of the ad network to everything below. */
export const AdsUrlProvider = AdsUrlContext.Provider;

/** Where the ad network's frames come from; undefined where no network is configured. */
export const useAdsUrl = () => use(AdsUrlContext);
