import { createContext, type ReactNode, useContext } from 'react';

/** Pictures that came within the document, by the address they would be fetched from. */
export type InlinePictures = (src: string) => string | undefined;

const InlinePicturesContext = createContext<InlinePictures>(() => undefined);

/** Lends the pictures of the document to everything below. */
export const InlinePicturesProvider = ({
  pictures,
  children,
}: {
  pictures: InlinePictures;
  children: ReactNode;
}) => <InlinePicturesContext value={pictures}>{children}</InlinePicturesContext>;

/**
 * Attributes of an image element: the picture itself as a data address if the document brought it, which then says
 * where it is from, else where it is fetched from.
 */
export function usePictureSource(src: string): { src: string; 'data-from'?: string } {
  const data = useContext(InlinePicturesContext)(src);
  return data === undefined ? { src } : { src: data, 'data-from': src };
}

/** The pictures that this document brought. */
export function picturesOfDocument(): InlinePictures {
  const images = [...document.querySelectorAll('img[data-from]')];
  const pictures = new Map(
    images.map(image => [image.getAttribute('data-from'), image.getAttribute('src') ?? undefined]),
  );
  return src => pictures.get(src);
}
