import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { keepAccountOnOneLine } from './keepAccountOnOneLine.ts';
import './BankDetails.css';

/** The account that is paid, in one line below its owner; `...` while it is being read. */
export const PaidTo = ({ text = '...' }: { readonly text?: string | undefined }) => (
  <p className="paid-to">
    {bankDetailMessages.paidTo} <span className="paid-to-account">{keepAccountOnOneLine(text)}</span>
  </p>
);
