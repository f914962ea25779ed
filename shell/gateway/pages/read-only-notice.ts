const STYLE =
  '.read-only{margin:0;padding:.75rem 1rem;text-align:center;font:1rem/1.5 "Public Sans Variable","Public Sans Fallback",system-ui,sans-serif;' +
  'background:light-dark(#FDF1D8,#352610);color:light-dark(#12222B,#EEF3F2)}@media print{.read-only{display:none}}';

/** Returns the notice above every page while the site is read-only. */
export const readOnlyNotice = (nonce: string): string =>
  `<style nonce="${nonce}">${STYLE}</style><aside class="read-only" aria-label="Maintenance">` +
  'We’re doing some maintenance. You can search and read as usual, but you can’t sign in, write reviews or save ' +
  'anything for now.</aside>';
