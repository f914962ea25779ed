/** Lets the holder of a review's private link edit it; its signed-in author needs no link. */
export interface LinkAccess {
  key: string;
  onEdited(): void;
  onDeleted(): void;
}
