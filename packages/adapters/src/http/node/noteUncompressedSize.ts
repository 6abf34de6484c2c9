/** What is shorter fits into one packet of the network as it is. */
const worthIt = 1_024;

type Heard = { readonly headers: Readonly<Record<string, unknown>>; readonly text: string };

/** An answer of a service that was asked to compress it, with its bytes where it is long and came as it is. */
export const noteUncompressedSize = <A extends { readonly kind: string }>(
  answer: A,
  { headers, text }: Heard,
): A & { readonly uncompressed?: number } => {
  if (answer.kind !== 'answered' || headers['content-encoding'] !== undefined) return answer;
  const bytes = Buffer.byteLength(text);
  return bytes > worthIt ? { ...answer, uncompressed: bytes } : answer;
};
