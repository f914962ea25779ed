export { AddressCombobox, suggestionText } from './address-combobox.tsx';
export { Picture, PropertyPicture, pictureOf } from './picture.tsx';
export { ShareButton } from './share-button.tsx';
export { Stars } from './stars.tsx';
export { IssueTag } from './tag.tsx';
export {
  fullAddress,
  joinWithSpaces,
  knownPostcode,
  localDate,
  localityOf,
  monthText,
  reviewsText,
  truncateText,
  typeName,
} from './text.ts';
