// Names before platform 1.2 and 1.3, which already released remotes use.

export { PropertyPicture as HomePicture } from './picture.tsx';
export { joinWithSpaces as spaced, truncateText as cutText } from './text.ts';
