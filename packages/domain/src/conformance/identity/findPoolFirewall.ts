import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { describeStatusAndRefusal, type RefusalResponse } from '../responses/describeRefusal.ts';
import { readErrorType } from '../responses/probeResponse.ts';

/** A firewall before the user pool: the pool itself forbids nobody to begin a sign-in. Null where none shows. */
export const findPoolFirewall = (heard: RefusalResponse): Symptom | null =>
  readErrorType(heard) === 'ForbiddenException'
    ? { ...makeSymptom('web-firewall'), said: describeStatusAndRefusal(heard) }
    : null;
