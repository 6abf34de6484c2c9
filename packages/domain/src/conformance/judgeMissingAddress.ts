import { symptom } from './causes/symptom.ts';
import { differsVerdict, withSymptom, type ExplainedVerdict } from './spoken/verdict.ts';

/** Where no address is configured and the calls of the user who is signed in go there. */
export const judgeMissingAddress = (field: string, service: string): ExplainedVerdict =>
  withSymptom(
    differsVerdict(field, 'It is not set, and this user pays through what it names.'),
    symptom('missing-address', service, field),
  );
