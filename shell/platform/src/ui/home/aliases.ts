// Deprecated: remotes that were built before platform 1.2 or 1.3 import these names.

export { PropertyPicture as HomePicture } from './picture.tsx';
export { joinWithSpaces as spaced, truncateText as cutText } from './text.ts';
