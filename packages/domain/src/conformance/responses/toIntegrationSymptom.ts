import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import type { SymptomKind } from '../causes/causeTable.ts';
import { describeStatusAndRefusal, describeRefusal, type RefusalResponse } from './describeRefusal.ts';

/** What is changed: a record of the administrators. */
const integration = 'the integration of this customer';

/** What words of a partner say of an integration that it gives no token for; the first that fits. */
const meanings: readonly (readonly [pattern: RegExp, kind: SymptomKind])[] = [
  [
    /suspend|disabled|deactivat|inactive|not active|locked|revoked|blocked|closed|terminated|frozen|expired/i,
    'integration-suspended',
  ],
  [
    /(?:client|integration|account|customer|user)\b.{0,30}(?:not (?:be )?found|unknown|does(?: not|n't) exist|not exist)|(?:unknown|no such|invalid) (?:client|integration|account|customer)|(?:client|integration|account)_?(?:not_?found|unknown)/i,
    'integration-unknown',
  ],
  [
    /(?:invalid|wrong|incorrect|bad|unknown|mismatch|not (?:valid|match|accepted)).{0,40}(?:key|credential|password|secret|user)|(?:key|credential|password|secret|signature).{0,40}(?:invalid|wrong|incorrect|mismatch|not (?:valid|match|accepted))/i,
    'integration-key',
  ],
];

/** Causes that words alone would lead to, and that mean the integration where its token is refused. */
const replaced: readonly SymptomKind[] = ['call-refused', 'key-refused', 'key-ended', 'user-unready'];

/**
 * Why a partner gives no token for the integration of a customer whom the gateway lets in; the symptom that was `shown`
 * where the words are about something else. Who says 401 without a word that is known does not take the key.
 */
export const toIntegrationSymptom = (shown: Symptom | null, heard: RefusalResponse): Symptom | null => {
  if (shown === null || !replaced.includes(shown.kind)) return shown;
  const [, kind] = meanings.find(([pattern]) => pattern.test(describeRefusal(heard))) ?? [];
  if (kind === undefined && heard.status !== 401) return shown;
  return {
    ...makeSymptom(kind ?? 'integration-key', '', integration),
    said: describeStatusAndRefusal(heard),
  };
};
