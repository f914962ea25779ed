import { createContext, type ReactNode, useContext } from 'react';

/** Returns the data URL of a picture in the document by its original URL. */
export type InlinePictures = (src: string) => string | undefined;

const InlinePicturesContext = createContext<InlinePictures>(() => undefined);

const AssetsUrlContext = createContext('');

export const InlinePicturesProvider = ({
  pictures,
  assetsUrl = '',
  children,
}: {
  pictures: InlinePictures;
  assetsUrl?: string | undefined;
  children: ReactNode;
}) => (
  <InlinePicturesContext value={pictures}>
    <AssetsUrlContext value={assetsUrl}>{children}</AssetsUrlContext>
  </InlinePicturesContext>
);

export function useAssetUrl(src: string): string {
  const assetsUrl = useContext(AssetsUrlContext);
  return /^\/(drawings|uploads)\//.test(src) ? assetsUrl + src : src;
}

/** Returns data URL and original URL of an inlined picture, otherwise the URL to fetch. */
export function usePictureSource(src: string): { src: string; 'data-from'?: string } {
  const data = useContext(InlinePicturesContext)(src);
  const url = useAssetUrl(src);
  return data === undefined ? { src: url } : { src: data, 'data-from': src };
}

/** Hydration has to render the pictures of the document. */
export function readInlinePictures(): InlinePictures {
  const images = [...document.querySelectorAll('img[data-from]')];
  const pictures = new Map(
    images.map(image => [image.getAttribute('data-from'), image.getAttribute('src') ?? undefined]),
  );
  return src => pictures.get(src);
}
