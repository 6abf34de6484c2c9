import type { BodyCorruption } from '../httpPort.ts';

/** The bytes of an answer stopped before its end. */
export class AnswerCutOffError extends Error {}

/** Why a body ended too early, and after how many bytes. */
export class BodyEndedError extends Error {
  readonly bytes: number;

  constructor(bytes: number, cause: unknown) {
    super('The body ended too early.', { cause });
    this.bytes = bytes;
  }
}

/** Waits for the body of an answer that has begun; where it ends too early it was cut off, unless the caller gave up. */
export const awaitWholeBody = async (body: Promise<string>, signal?: AbortSignal | null): Promise<string> => {
  try {
    return await body;
  } catch (error) {
    throw signal?.aborted === true
      ? error
      : new AnswerCutOffError('The answer was cut off.', { cause: error });
  }
};

/** What bytes that are no text become once they are read as such. */
const noText = /\u{FFFD}|(?![\t\n\r])\p{Cc}/u;

/** A text that begins as JSON may have been cut within a letter. */
const damageOf = (text: string): BodyCorruption | null => {
  if (/^\s*[[{]/.test(text)) return 'cut-off';
  return noText.test(text) ? 'unreadable' : null;
};

type Answered = { readonly kind: string; readonly body?: unknown };

/** An answer that is no JSON, with what was done to it on the way where its text shows that. */
export const attachDetectedBodyDamage = <A extends Answered>(
  answer: A,
  text: string,
): A & { readonly damage?: BodyCorruption } => {
  const damage = answer.kind === 'answered' && answer.body === undefined ? damageOf(text) : null;
  return damage === null ? answer : { ...answer, damage };
};

/** That nothing whole came, whether it had begun, and how much of it came where that is known. */
export const noAnswerFromError = (
  error: unknown,
): { readonly kind: 'no-answer'; readonly damage?: 'cut-off'; readonly bytes?: number } => {
  if (!(error instanceof AnswerCutOffError)) return { kind: 'no-answer' };
  const { cause } = error;
  return {
    kind: 'no-answer',
    damage: 'cut-off',
    ...(cause instanceof BodyEndedError ? { bytes: cause.bytes } : {}),
  };
};
