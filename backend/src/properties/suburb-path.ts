import { UNKNOWN_POSTCODE } from '@home-truths/contract';

interface SuburbName {
  name: string;
  state: string;
  postcode: string;
}

/** The end of the path of a suburb's page, `vic/richmond-3121`; without a postcode that nobody knows. */
export function suburbPath({ name, state, postcode }: SuburbName): string {
  const nameParts = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = postcode === UNKNOWN_POSTCODE ? nameParts : [...nameParts, postcode];
  return `${state.toLowerCase()}/${parts.join('-')}`;
}
