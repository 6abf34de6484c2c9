import { asExpectedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** A long answer that came in so many bytes, though its caller takes it compressed. */
export type UncompressedAnswer = { readonly call: string; readonly bytes: number };

/** By the long answers of a service that came as they are; null where there are none. To be heavy is no fault. */
export const noteUncompressedAnswers = (answers: readonly UncompressedAnswer[]): ExplainedVerdict | null => {
  const [longest] = answers.toSorted((one, other) => other.bytes - one.bytes);
  if (longest === undefined) return null;
  const { call, bytes } = longest;
  return asExpectedVerdict({
    note: `${call} answers ${bytes.toLocaleString('en-US')} bytes that are not compressed: on a slow network they are waited for.`,
  });
};
