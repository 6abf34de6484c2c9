import { uuidOf } from '@fx-gateway/adapters/node';
import type { BeneficiaryInFile } from './readRecordFields.ts';

/**
 * The identifier of a record that a file describes: the one that it names, or else one that follows from what it says,
 * so that the same file adds nobody twice. `place` counts those that say the same; one that is named has no second.
 */
export const makeBeneficiaryIdentifier =
  ({ clientIntegrationId, fields }: Omit<BeneficiaryInFile, 'problems'>) =>
  async (place: number): Promise<string | null> => {
    if (clientIntegrationId !== null) return place === 0 ? clientIntegrationId : null;
    const said = fields
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return uuidOf(JSON.stringify(['fxg beneficiaries add', said, place]));
  };
