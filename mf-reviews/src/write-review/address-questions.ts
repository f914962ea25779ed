import {
  type ParsedAddress,
  partsOf,
  postcodeQuestion,
  type SimilarProperty,
  similarProperties,
} from '@home-truths/platform/contract';
import { ApiError, read, useApi, useQueryClient } from '@home-truths/platform/data';
import { useRef, useState } from 'react';

export type AddressQuestion = { kind: 'postcode'; text: string } | { kind: 'property'; address: string };

/** `onChoose` gets undefined if the question is closed without an answer, which leads back to the form. */
export interface OpenQuestion {
  question: AddressQuestion;
  onChoose(isYes: boolean | undefined): void;
}

const CHECK_ADDRESS = 'Please check the address';
/** For another property with the address key of a known one, as in buildings that differ only by their names. */
const ADD_DETAILS =
  'Please add what tells your home apart, for example its tower: Tower 2, Unit 5, 12 Smith St';

const returnToAddress = (message: string) =>
  new ApiError(400, message, [{ name: 'propertyAddress', message }]);

/** Returns true if a submission only leads back to the address, where the message is shown. */
export const isReturnToAddress = (message: string | undefined) =>
  message === CHECK_ADDRESS || message === ADD_DETAILS;

/** Asks the author about uncertain addresses, each question once unless the answer led back to the address. */
export function useAddressQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion>();
  const choices = useRef(new Map<string, boolean>());

  async function ask(key: string, question: AddressQuestion): Promise<boolean> {
    const previous = choices.current.get(key);
    if (previous !== undefined) return previous;
    const isYes = await new Promise<boolean | undefined>(onChoose => setOpenQuestion({ question, onChoose }));
    setOpenQuestion(undefined);
    if (isYes === undefined) throw returnToAddress(CHECK_ADDRESS);
    choices.current.set(key, isYes);
    return isYes;
  }

  /** Returns no properties if the server fails; the review then creates one. */
  const readSimilar = (query: ParsedAddress): Promise<SimilarProperty[]> =>
    queryClient.fetchQuery(read(api, similarProperties, { query })).catch(() => []);

  /**
   * @returns the id of a known property if the author says that the address is another spelling of its address
   * @throws ApiError if the address has to be changed
   */
  async function findConfirmedProperty(address: ParsedAddress): Promise<number | undefined> {
    const text = postcodeQuestion(address);
    const postcodeKey = JSON.stringify(address);
    if (text && !(await ask(postcodeKey, { kind: 'postcode', text }))) {
      choices.current.delete(postcodeKey);
      throw returnToAddress(CHECK_ADDRESS);
    }
    for (const known of await readSimilar(address)) {
      // `AddressField` only suggests the others
      if (!known.isQuestion) continue;
      const propertyKey = `${postcodeKey} ${known.id}`;
      if (await ask(propertyKey, { kind: 'property', address: known.address })) return known.id;
      if (partsOf(known.address).key !== partsOf(address.address).key) continue;
      choices.current.delete(propertyKey);
      throw returnToAddress(ADD_DETAILS);
    }
    return undefined;
  }
  return { openQuestion, findConfirmedProperty };
}
