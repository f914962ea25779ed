import { createContext, type ReactNode, useContext } from 'react';

/** Pictures that are inlined in the document, by the URL they would be fetched from. */
export type InlinePictures = (src: string) => string | undefined;

const InlinePicturesContext = createContext<InlinePictures>(() => undefined);

/** Provides the pictures of the document to all descendants. */
export const InlinePicturesProvider = ({
  pictures,
  children,
}: {
  pictures: InlinePictures;
  children: ReactNode;
}) => <InlinePicturesContext value={pictures}>{children}</InlinePicturesContext>;

/**
 * Attributes of an image element: the picture as a data URL and its original URL if it is inlined in the document, else
 * the URL it is fetched from.
 */
export function usePictureSource(src: string): { src: string; 'data-from'?: string } {
  const data = useContext(InlinePicturesContext)(src);
  return data === undefined ? { src } : { src: data, 'data-from': src };
}

/** The pictures that are inlined in this document. */
export function readInlinePictures(): InlinePictures {
  const images = [...document.querySelectorAll('img[data-from]')];
  const pictures = new Map(
    images.map(image => [image.getAttribute('data-from'), image.getAttribute('src') ?? undefined]),
  );
  return src => pictures.get(src);
}
