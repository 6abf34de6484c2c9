import type { HttpAnswer } from '../httpPort.ts';
import { joinedHeaders } from './joinedHeaders.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** An answer that is none of a service that does what it was asked, with what it says beside its body. */
export const withBeside = <A extends { readonly kind: string }>(
  answer: A | HttpAnswer,
  headers: Headers,
  text: string,
): A | HttpAnswer => {
  if (!('body' in answer) || (answer.status < 300 && answer.body !== undefined)) return answer;
  const beside = {
    headers: joinedHeaders(headers),
    ...(answer.body === undefined ? { text: text.slice(0, 2_000) } : {}),
  };
  return { ...answer, beside };
};
