import { UNSAFE_LocationContext } from 'react-router-dom';

/**
 * The location that the hooks and links of the router read. A page that stays mounted while another one is open gets
 * that of its own; in public, the router lets no part of a page have one that is not below a path with a `*`.
 *
 * @library react-router ~7.18.5
 * @gain Back shows a list that stayed mounted (decision 251)
 */
export const LocationContext = UNSAFE_LocationContext;
