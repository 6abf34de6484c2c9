import { joinSentences } from '../words/joinSentences.ts';
import type { CallFailure } from './callFailure.ts';

/** What the partner said, where trying again cannot help; null when it said nothing. */
export const partnerSaysMessage = ({ messages }: Pick<CallFailure, 'messages'>): string | null =>
  messages.length === 0 ? null : `The partner says: ${joinSentences(...messages)}`;
