/** The key in a review's private link, by which a guest edits and deletes it. */
export interface LinkAccess {
  key: string;
  onEdited(): void;
  onDeleted(): void;
}
