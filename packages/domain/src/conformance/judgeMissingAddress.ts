import { symptom } from './causes/symptom.ts';
import { differs, showing, type Judged } from './spoken/verdict.ts';

/** Where no address is configured and the calls of the user who is signed in go there. */
export const judgeMissingAddress = (field: string, service: string): Judged =>
  showing(
    differs(field, 'It is not set, and this user pays through what it names.'),
    symptom('missing-address', service, field),
  );
