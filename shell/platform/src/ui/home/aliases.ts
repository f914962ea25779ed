// Names before platform 1.2, which already released remotes use.

export { PropertyPicture as HomePicture } from './picture.tsx';
