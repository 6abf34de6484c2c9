import type { CallFailure } from '../calls/callFailure.ts';
import { isJsonObject, type JsonObject } from './storedMoney.ts';

const outcomes = [
  'booked',
  'not-booked',
  'instructed',
  'not-instructed',
  'instructed-differently',
  'instructed-already',
] as const;

/** The definite outcome of a call that moves money. An unknown outcome has no such record. */
export type MoneyCallOutcome = {
  readonly became: (typeof outcomes)[number];
  /** The number of the order or the id of the deal; null where there is none. */
  readonly number: string | null;
  /** By what else users know the deal; absent where they know it by its number. */
  readonly reference?: string;
  /** What there is to say beyond that, as why it was refused; empty where there is nothing. */
  readonly words: string;
  /** How the call was refused; absent where it was not, and in what an earlier version kept. */
  readonly failure?: CallFailure;
};

/** An intent that was answered, and of which nobody is known to have heard yet. */
export type AnsweredMoneyCall<I> = { readonly intent: I; readonly answer: MoneyCallOutcome };

/** An answer as it is kept beside its intent. An earlier version, which does not know it, finds the intent open. */
export const writeMoneyCallOutcome = (answer: MoneyCallOutcome): JsonObject => ({ answered: answer });

const isFailure = (value: unknown): value is CallFailure =>
  isJsonObject(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['path'] === 'string' &&
  Array.isArray(value['messages']);

/** Null where there is none, or where it cannot be understood: then the intent is open. */
export const readMoneyCallOutcome = ({ answered }: JsonObject): MoneyCallOutcome | null => {
  if (!isJsonObject(answered)) return null;
  const { number, reference, words, failure } = answered;
  const became = outcomes.find((outcome) => outcome === answered['became']);
  if (became === undefined || typeof words !== 'string') return null;
  if (number !== null && typeof number !== 'string') return null;
  return {
    became,
    number,
    words,
    ...(typeof reference === 'string' ? { reference } : {}),
    ...(isFailure(failure) ? { failure } : {}),
  };
};
