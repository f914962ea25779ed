/** How whoever has the private link to a review changes it; its signed-in author needs none. */
export interface ByKey {
  key: string;
  onEdited(): void;
  onDeleted(): void;
}
