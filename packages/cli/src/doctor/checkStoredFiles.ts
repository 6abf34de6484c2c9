import { dirname } from 'node:path';
import { findDeniedPath } from '@fx-gateway/adapters/node';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { makeSymptom } from '@fx-gateway/domain/conformance/causes/makeSymptom.ts';
import { differsWithSymptom } from '@fx-gateway/domain/conformance/responses/verdict.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { ProfileFiles } from '../configuration/profileFolder.ts';
import { checkStoredSignIn } from './checkStoredSignIn.ts';

/**
 * What fxg keeps on this machine, where other commands would end at it: files or folders that the system keeps from this
 * user, else a broken sign-in. Nothing is written.
 */
export const checkStoredFiles = async (
  files: ProfileFiles,
  credentials: Pick<KeyValueStore, 'read'>,
): Promise<readonly DoctorFinding[]> => {
  const { intents, keys, beneficiaryChecks, signIn, profile, quotes } = files;
  for (const file of [files.credentials, signIn, profile, quotes, intents, keys, beneficiaryChecks]) {
    const denied = await findDeniedPath(dirname(intents), file);
    if (denied === null) continue;
    const { path, owner, isWithin } = denied;
    const seen = `${path}: permission was denied${owner === null ? '' : `, and it belongs to ${owner}`}`;
    const shown = makeSymptom('files-denied', seen, path);
    const judged = differsWithSymptom('files', `${seen}.`, isWithin ? shown : { ...shown, where: 'outside' });
    return [{ look: 'setting', service: 'this machine', call: 'files', place: path, ...judged }];
  }
  return checkStoredSignIn(credentials);
};
