import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import {
  readLastBankDetailCheck,
  formatLastBankDetailCheck,
  neverCheckedText,
  type LastBankDetailCheck,
} from '@fx-gateway/domain/bankDetails/readLastBankDetailCheck.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { useEffect, useState } from 'react';
import './LastBankCheckText.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** When bank details were last confirmed on this device; until that is read it has the room of an answer. */
export const LastBankCheckText = ({
  confirmedAccounts,
  account,
}: {
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly account: PayeeAccount;
}) => {
  const [check, setCheck] = useState<LastBankDetailCheck | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const found = await readLastBankDetailCheck(confirmedAccounts, account);
      if (!isLeft) setCheck(found);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [confirmedAccounts, account]);
  return check === null ? (
    <span className="last-check-unread">{neverCheckedText}</span>
  ) : (
    formatLastBankDetailCheck(check, (moment) => day.format(moment))
  );
};
