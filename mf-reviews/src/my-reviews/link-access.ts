/** The access of a guest by a private link; absent for members. */
export interface LinkAccess {
  key: string;
  onEdited(): void;
  onDeleted(): void;
}
