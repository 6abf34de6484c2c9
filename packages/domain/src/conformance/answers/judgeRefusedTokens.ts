import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { removeIdsFromWords } from '../responses/removeIdsFromWords.ts';
import { describeStatusAndRefusal, type RefusalResponse } from '../responses/describeRefusal.ts';
import { refusedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** The calls of one service that carry the token of a partner, by the statuses of their answers. */
export type TokenCallStatuses = {
  /** What decides under which name, or where, the token is taken. */
  readonly field: string;
  /** The headers that carry it, with their fields where they have names of the gateway's own. */
  readonly headers: readonly string[];
  readonly statuses: readonly number[];
  /** Whether the names of two of them look exchanged. */
  readonly isExchanged?: boolean;
  /** What the first of them was answered; null where that said nothing. */
  readonly said?: RefusalResponse | null;
  /** What the same call is answered without the token; null where it was not asked so. */
  readonly without?: RefusalResponse | null;
};

/** What a partner has to give before it takes a token that arrives, by its words; the first that fits. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/\b(?:api ?)?products?\b/i, 'the API product of these calls'],
  [/scope/i, 'the scope of these calls'],
  [/suspend/i, 'the end of the suspension'],
  [
    /entitle|not (?:subscribed|enabled|provisioned|onboarded|activated|approved|licen[sc]ed)|deactivated|frozen/i,
    'the entitlement to these calls',
  ],
];

/** Whether nothing but refusals came to the calls with the token. */
export const isTokenRefused = ({ statuses }: TokenCallStatuses): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 401 || status === 403);

const symptomOf = ({
  field,
  headers,
  said = null,
  without = null,
  isExchanged,
}: TokenCallStatuses): Symptom => {
  const words = said === null ? '' : describeStatusAndRefusal(said);
  if (isExchanged === true)
    return { ...makeSymptom('headers-exchanged', headers.join(' and '), field), said: words };
  const stranger = without === null ? '' : describeStatusAndRefusal(without);
  const [, given] = wanted.find(([pattern]) => pattern.test(words)) ?? [];
  const arrives =
    words !== '' && stranger !== '' && removeIdsFromWords(words) !== removeIdsFromWords(stranger);
  const isOwnToken = /\binvalid_token\b/.test(words) && !/\bexpired?\b/i.test(words);
  // A token that its own address gives is of the same environment.
  if (given === undefined && arrives && isOwnToken && headers.includes('authorization'))
    return { ...makeSymptom('token-of-another-environment', '', field), said: words };
  if (given !== undefined || arrives)
    return { ...makeSymptom('token-refused', arrives ? stranger : '', given ?? 'the reason'), said: words };
  const shown = makeSymptom('token-not-taken', headers.join(', '), field);
  return words === '' ? shown : { ...shown, said: words };
};

/**
 * Null where a call with the token was taken, or none was made: then a refusal is about something else. What the partner
 * says goes first; only where it says the same of a call without the token is it the header that does not arrive.
 */
export const judgeRefusedTokens = (calls: TokenCallStatuses): ExplainedVerdict | null => {
  if (!isTokenRefused(calls)) return null;
  const shown = symptomOf(calls);
  const said = shown.said === undefined ? '' : `: ${shown.said.replace(/\.$/, '')}`;
  return addSymptomToVerdict(
    refusedVerdict({
      note: `A token was given, and every call that carries it was refused (${calls.headers.join(', ')})${said}.`,
    }),
    shown,
  );
};
