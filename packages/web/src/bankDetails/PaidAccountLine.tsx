import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { unknownAccountText } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { preventAccountLineBreak } from './preventAccountLineBreak.ts';
import './BankDetails.css';

/** The account that is paid, in one line below its owner; `...` while it is being read. */
export const PaidAccountLine = ({ text = '...' }: { readonly text?: string | undefined }) => (
  <p className="paid-to">
    {text === unknownAccountText ? 'Account' : bankDetailMessages.paidTo}{' '}
    <span className="paid-to-account">{preventAccountLineBreak(text)}</span>
  </p>
);
