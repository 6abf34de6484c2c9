import { makeSymptom } from '../causes/makeSymptom.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';

/** Where no address is configured and the calls of the user who is signed in go there. */
export const makeMissingAddressVerdict = (field: string, service: string): ExplainedVerdict =>
  differsWithSymptom(
    field,
    'It is not set, and this user pays through what it names.',
    makeSymptom('missing-address', service, field),
  );
