import { createContext, type ReactNode, useContext } from 'react';

/** Pictures that are inlined in the document, by the URL they would be fetched from. */
export type InlinePictures = (src: string) => string | undefined;

const InlinePicturesContext = createContext<InlinePictures>(() => undefined);

const AssetsUrlContext = createContext('');

/** Provides the pictures of the document, and the origin of the others, to all descendants. */
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

/** The URL from which a drawing or a photo is fetched; any other stays. */
export function useAssetUrl(src: string): string {
  const assetsUrl = useContext(AssetsUrlContext);
  return /^\/(drawings|uploads)\//.test(src) ? assetsUrl + src : src;
}

/**
 * Attributes of an image element: the picture as a data URL and its original URL if it is inlined in the document, else
 * the URL it is fetched from.
 */
export function usePictureSource(src: string): { src: string; 'data-from'?: string } {
  const data = useContext(InlinePicturesContext)(src);
  const url = useAssetUrl(src);
  return data === undefined ? { src: url } : { src: data, 'data-from': src };
}

/** The pictures that are inlined in this document. */
export function readInlinePictures(): InlinePictures {
  const images = [...document.querySelectorAll('img[data-from]')];
  const pictures = new Map(
    images.map(image => [image.getAttribute('data-from'), image.getAttribute('src') ?? undefined]),
  );
  return src => pictures.get(src);
}
