import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { MaskedAccountNumber } from './MaskedAccountNumber.tsx';

/** Whoever telephones a payee sees the whole account on request, to compare it with what they are told (PAYEE-5). */
export const AccountToCompare = ({ of: { name, account } }: { readonly of: PayeeAccount }) =>
  account === '' ? null : (
    <div className="account-to-compare">
      <span>Account to compare</span> <MaskedAccountNumber written={account} whose={name} key={account} />
    </div>
  );
