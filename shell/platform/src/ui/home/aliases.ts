// Names before 1.2: remotes that are already released use them.

export { PropertyPicture as HomePicture } from './picture.tsx';
