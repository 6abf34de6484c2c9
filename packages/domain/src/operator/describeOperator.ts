import type { Operator } from './operator.ts';

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** The operator as the party of the agreement with its customers, with all that it says of itself (OPERATOR-2). */
export const describeOperator = ({ name, registration, licence, address, funds }: Operator): string => {
  const who = [
    name,
    ...(registration === undefined ? [] : [`registration ${registration}`]),
    ...(licence === undefined ? [] : [`licence ${licence}`]),
    ...(address === undefined ? [] : [address]),
  ].join(', ');
  // Without `joinSentences`, which the pages that run without the application would load for this alone.
  const party = ended(`The provider of this service, “we”, is ${who}`);
  return funds === undefined ? party : `${party} ${ended(funds)}`;
};
