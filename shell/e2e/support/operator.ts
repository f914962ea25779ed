/** Who runs the site; the ABN is the one of the Australian Taxation Office. */
export const OPERATOR = {
  OPERATOR_NAME: 'Bandicoot Pty Ltd',
  OPERATOR_ABN: '51 824 753 556',
  OPERATOR_ADDRESS: '1 Example Street, Sydney NSW 2000',
  OPERATOR_EMAIL: 'hello@bandicoot.example',
};
