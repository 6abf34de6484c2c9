import type { SymptomKind } from '../causes/causeTable.ts';
import { readRequestId } from './probeResponse.ts';
import type { ExplainedVerdict } from './verdict.ts';
import { findSymptomNamedByResponse } from './findSymptomNamedByResponse.ts';
import { describeRefusal, type RefusalResponse } from './describeRefusal.ts';

/** Symptoms that say only that something was refused: what the service says itself says more. */
const vague: ReadonlySet<SymptomKind> = new Set<SymptomKind>([
  'call-refused',
  'forbidden',
  'in-trouble',
  'no-configuration',
  'other-answer',
  'no-renewal',
  'no-revocation',
  'no-start',
  'no-such-path',
  'other-service',
  'preflight',
  'signed-forbidden',
  'some-in-trouble',
  'web-page',
]);

/** The same, with why in the words of the service: by a cause that they name, or with the words beside the one that is shown. */
export const addServiceWordsToVerdict = (
  judged: ExplainedVerdict,
  heard: RefusalResponse,
  whole = false,
): ExplainedVerdict => {
  const { symptom, requestId } = judged;
  if (symptom === null || !vague.has(symptom.kind)) return judged;
  const family = findSymptomNamedByResponse(heard);
  const told = { ...judged, requestId: requestId ?? readRequestId(heard) };
  // What answers some of the calls is there, so nothing is said of what stands behind it.
  const isPartly = symptom.kind === 'some-in-trouble' && family?.kind === 'nothing-behind';
  if (family !== null && !isPartly) return { ...told, symptom: whole ? { ...family, whole } : family };
  const said = describeRefusal(heard);
  return said === '' ? told : { ...told, symptom: { ...symptom, said } };
};
