import type { CallFailure } from '../calls/callFailure.ts';

/** Why it is not known what became of a booking; `earlier` when it was sent by another tab or in an earlier visit. */
type MissingAnswer = 'silence' | 'trouble' | 'refused' | 'no-number' | 'earlier';

export const findMissingAnswerKind = (failure: CallFailure | null): MissingAnswer => {
  if (failure === null) return 'no-number';
  if (failure.kind === 'refused') return 'refused';
  return failure.kind === 'no-answer' ? 'silence' : 'trouble';
};

/** What is known of the deal, before the words of its failure (ERR-23, ERR-43, ERR-44, S-80). */
export const missingAnswerMessages: Readonly<Record<MissingAnswer, string>> = {
  silence: 'The answer did not reach this page, so it may be booked or not.',
  trouble: 'The answer does not say whether it was booked, so it may be booked or not.',
  refused:
    'The partner refused this call. An earlier copy of it may have booked the deal: browsers and gateways may send one twice.',
  'no-number': 'The answer names no order, so it may be booked or not.',
  earlier:
    'Another tab or an earlier visit sent it, and its answer is not known here, so it may be booked or not.',
};
