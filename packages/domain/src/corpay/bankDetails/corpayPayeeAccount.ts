import { normalizeAccountNumber, readChangeTime, type PayeeAccount } from '../../bankDetails/payeeAccount.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import { succeeded, type Result } from '../../result/result.ts';
import type { Beneficiary } from '../api/beneficiary.ts';
import type { CorpayBeneficiaries } from '../api/corpayPorts.ts';
import { accountNumberOf } from './findBankDetailChanges.ts';

/** The account that a beneficiary of Corpay is paid on. */
export const corpayPayeeAccount = (beneficiary: Beneficiary): PayeeAccount => ({
  beneficiaryId: beneficiary.clientIntegrationId,
  name: beneficiary.accountHolderName,
  bank: beneficiary.bankName,
  account: accountNumberOf(beneficiary),
  details: [
    beneficiary.iban,
    beneficiary.swiftBicCode,
    beneficiary.accountNumber,
    beneficiary.routingCode,
    beneficiary.localAccountNumber,
    beneficiary.localRoutingCode,
    beneficiary.bankName,
  ].map(normalizeAccountNumber),
  changedAt: readChangeTime(beneficiary.lastUpdate ?? ''),
});

/** Reads the accounts of beneficiaries; one whom the partner does not have is left out. */
export const readCorpayAccounts =
  ({ show }: Pick<CorpayBeneficiaries, 'show'>) =>
  async (ids: readonly string[]): Promise<Result<readonly PayeeAccount[], CallFailure>> => {
    const read = await readFourAtOnce(ids, async (id) => ({ id, shown: await show(id) }));
    const accounts: PayeeAccount[] = [];
    for (const { id, shown } of read) {
      if (shown.ok) accounts.push({ ...corpayPayeeAccount(shown.value), beneficiaryId: id });
      else if (shown.failure.status !== 404) return shown;
    }
    return succeeded(accounts);
  };
