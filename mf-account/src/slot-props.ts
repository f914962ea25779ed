// Made by `npm run generate` from microFrontend in package.json; do not edit it here.
import type { PropertyRow } from '@home-truths/platform/contract';
import '@home-truths/platform/slots';

declare module '@home-truths/platform/slots' {
  interface SlotProps {
    'account.bookmark/v1': {
      propertyId: number;
    };
    'reviews.mine/v1': {
      userId: number;
    };
    'search.property-card/v1': {
      property: PropertyRow;
      compareForm?: string;
    };
  }
}
