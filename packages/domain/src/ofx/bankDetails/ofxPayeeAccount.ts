import { normalizeAccountNumber, readChangeTime, type PayeeAccount } from '../../bankDetails/payeeAccount.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';

/** The account that a beneficiary of OFX is paid on. */
export const ofxPayeeAccount = ({
  beneficiaryId,
  name,
  updatedDate,
  beneficiaryBankDetails: { values },
}: OfxBeneficiary): PayeeAccount => ({
  beneficiaryId,
  name,
  bank: values['bankName'] ?? '',
  account: normalizeAccountNumber(values['account'] ?? ''),
  details: Object.entries(values)
    .map(([key, value]) => [key, normalizeAccountNumber(value)] as const)
    .filter(([, value]) => value !== '')
    .map((parts) => parts.join('='))
    .toSorted(),
  changedAt: readChangeTime(updatedDate),
});

/** Reads the accounts of beneficiaries; one whom the partner does not have is left out. */
export const readOfxAccounts =
  ({ list }: Pick<OfxBeneficiaries, 'list'>) =>
  async (ids: readonly string[]): Promise<Result<readonly PayeeAccount[], CallFailure>> => {
    const all = await list();
    return all.ok
      ? succeeded(all.value.filter(({ beneficiaryId }) => ids.includes(beneficiaryId)).map(ofxPayeeAccount))
      : all;
  };
