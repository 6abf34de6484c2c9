/** A sentence has its end, also within quotation marks or brackets. */
const ended = /[.!?…:][)\]"'”’»]*$/;

/** Sentences in a row: one that has no full stop, as a partner's own words may, gets one; empty ones are left out. */
export const joinSentences = (...sentences: readonly string[]): string => {
  const said = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  return said
    .map((sentence, place) => (place === said.length - 1 || ended.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
};
