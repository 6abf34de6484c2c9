import type { CorpayIntent } from '../src/corpay/intents/intent.ts';
import { readIntent, writeIntent } from '../src/corpay/intents/intentTexts.ts';
import { readStoredIntents } from '../src/intents/keptText.ts';

/** What a store keeps of these intents. */
export const writeIntents = (intents: readonly CorpayIntent[]): string =>
  JSON.stringify(intents.map(writeIntent));

/** The intents that a store keeps. */
export const readIntents = (kept: string | null): readonly CorpayIntent[] =>
  readStoredIntents(kept, readIntent);
