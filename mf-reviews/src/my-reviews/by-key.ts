/** How the holder of a review's private link edits it; its signed-in author needs none. */
export interface ByKey {
  key: string;
  onEdited(): void;
  onDeleted(): void;
}
