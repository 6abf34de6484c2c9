import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { makeSymptom } from '@fx-gateway/domain/conformance/causes/makeSymptom.ts';
import { differsWithSymptom } from '@fx-gateway/domain/conformance/responses/verdict.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';

/** The sign-in that other commands use, where its file was cut off or is none: they would end there. Nothing of it is used. */
export const checkStoredSignIn = async (
  credentials: Pick<KeyValueStore, 'read'>,
): Promise<readonly DoctorFinding[]> => {
  try {
    await credentials.read('');
    return [];
  } catch (trouble) {
    if (!(trouble instanceof StoreUnusable)) throw trouble;
    const { message, path } = trouble;
    const judged = differsWithSymptom('sign-in', message, makeSymptom('sign-in-file', message, path));
    return [{ look: 'setting', service: 'this machine', call: 'sign-in', place: path, ...judged }];
  }
};
