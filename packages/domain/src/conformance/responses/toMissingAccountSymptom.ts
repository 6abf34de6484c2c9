import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { describeRefusal, describeStatusAndRefusal, type RefusalResponse } from './describeRefusal.ts';

const missing =
  /\b(?:account|user|customer|profile)\b.{0,30}(?:not (?:be )?found|does(?: not|n't) exist|not exist|not registered)|no (?:such )?(?:account|user|customer|profile)\b|(?:account|user|customer|profile)_?not_?found/i;

/** Whether a service that lets the user in says that it has nothing of them: it is the right one, at the right path. */
export const namesNoAccount = (heard: RefusalResponse): boolean =>
  heard.status === 404 && missing.test(describeRefusal(heard));

/** Why the accounts service refuses a user whom its gateway lets in; the symptom that was `shown` where it is something else. */
export const toMissingAccountSymptom = (shown: Symptom | null, heard: RefusalResponse): Symptom | null =>
  shown?.kind === 'call-refused' && namesNoAccount(heard)
    ? { ...makeSymptom('no-account'), said: describeStatusAndRefusal(heard) }
    : shown;
