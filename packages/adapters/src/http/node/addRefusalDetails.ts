import type { HttpAnswer } from '../httpPort.ts';
import { joinRepeatedHeaders } from './joinRepeatedHeaders.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * An answer that is none of a service that does what it was asked, or that was asked for as a page does, with what it says
 * beside its body.
 */
export const addRefusalDetails = <A extends { readonly kind: string }>(
  answer: A | HttpAnswer,
  headers: Headers,
  text: string,
  asked: Readonly<Record<string, string>> = {},
): A | HttpAnswer => {
  if (!('body' in answer)) return answer;
  if (answer.status < 300 && answer.body !== undefined && asked['origin'] === undefined) return answer;
  const beside = {
    headers: joinRepeatedHeaders(headers),
    ...(answer.body === undefined ? { text: text.slice(0, 2_000) } : {}),
  };
  return { ...answer, beside };
};
