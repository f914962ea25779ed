import type { PropertyType, Residency } from '@home-truths/contract';

/** A property as it goes into the database, without what the database adds. */
export interface DemoProperty {
  address: string;
  suburb: string;
  state: string;
  /** Text, since `0800` begins with a nought. */
  postcode: string;
  propertyType: PropertyType;
  bedrooms: number;
  bathrooms: number;
  parkingSpaces: number;
  buildYear: number;
  /** Free text such as `82 sqm`. */
  propertySize: string | null;
  landSize: string | null;
  description: string | null;
}

/** A person with an account. The email is at `example.invalid`, which nobody can own. */
export interface DemoMember {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A review of one of the properties. */
export interface DemoReview {
  /** Index into the properties. */
  property: number;
  /** Index into the members; null is a visitor without an account. */
  member: number | null;
  residencyStatus: Residency;
  /** 1 to 5. */
  rating: number;
  title: string;
  content: string;
  /** Of the twelve tags, in the order the text comes to them. */
  issuesTags: string[];
  /** Indexes into the photos, at most three. */
  photos: number[];
  isVerified: boolean;
  helpfulCount: number;
  isAnonymous: boolean;
  createdAt: Date;
}

/** A drawing that stands for a photo. */
export interface DemoPhoto {
  /** `<uuid>.webp`, as an upload would name it. */
  name: string;
  /** A whole SVG document, 1200 units wide. */
  svg: string;
}

/** Everything the demo seed puts into an empty database. Reviews are oldest first. */
export interface DemoData {
  properties: DemoProperty[];
  members: DemoMember[];
  reviews: DemoReview[];
  photos: DemoPhoto[];
}
