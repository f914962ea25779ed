/** A made-up home, as `seed/` writes it. */
export interface DemoHome {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  propertyType: string;
  bedrooms: number | null;
  bathrooms: number | null;
  parkingSpaces: number | null;
  buildYear: number | null;
  propertySize: string | null;
  landSize: string | null;
  description: string | null;
}

/** A made-up person; nobody can sign in as one. */
export interface DemoMember {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A made-up review. `home`, `member` and `photos` are positions in the lists of `DemoData`. */
export interface DemoReview {
  home: number;
  member: number | null;
  residencyStatus: string;
  rating: number;
  title: string;
  content: string;
  issuesTags: readonly string[];
  photos: readonly number[];
  isVerified: boolean;
  helpfulCount: number;
  isAnonymous: boolean;
  createdAt: Date;
}

/** A drawing that stands in for a photo. */
export interface DemoPhoto {
  name: string;
  svg: string;
}

/** Everything an empty demonstration starts with (decision 70). */
export interface DemoData {
  homes: readonly DemoHome[];
  members: readonly DemoMember[];
  reviews: readonly DemoReview[];
  photos: readonly DemoPhoto[];
}
