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

/** What to show for a picture: itself as a data address if the document brought it, else where it is fetched from. */
export function usePictureSource(src: string): string {
  return useContext(InlinePicturesContext)(src) ?? src;
}
