import { accountText, bankDetailWords, type PayeeAccount } from '@fx-gateway/domain/bankDetails';
import './BankDetails.css';

/** Bank and last four digits of the account that is paid, in one line; `account` is undefined while it is being read. */
export const PaidTo = ({ account }: { readonly account: PayeeAccount | null | undefined }) => (
  <p className="paid-to">
    {bankDetailWords.paidTo}{' '}
    <span className="paid-to-account">
      {account === undefined ? '...' : account === null ? bankDetailWords.notKnown : accountText(account)}
    </span>
  </p>
);
