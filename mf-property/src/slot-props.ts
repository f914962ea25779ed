// Made by `npm run generate` from microFrontend in package.json; do not edit it here.
import '@home-truths/platform/slots';

declare module '@home-truths/platform/slots' {
  interface SlotProps {
    'account.bookmark/v1': {
      propertyId: number;
    };
    'building.reviews/v1': {
      buildingId: number;
      brief?: boolean;
    };
    'property.reviews/v1': {
      propertyId: number;
    };
  }
}
