import {
  normalizeAccountNumber,
  lastFourCharacters,
  formatMaskedAccountEnding,
} from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { useState } from 'react';
import { formatIbanInFours } from '../kit/facts/formatIbanInFours.ts';
import './MaskedAccountNumber.css';

/** An account by its last four characters, which the user may see in full; a print never has more than those. */
export const MaskedAccountNumber = ({
  written,
  whose,
}: {
  /** The IBAN or the number, as the partner writes it. */
  readonly written: string;
  /** Whose account it is, where several stand beside each other. */
  readonly whose?: string;
}) => {
  const [shown, setShown] = useState(false);
  const of = whose === undefined ? '' : ` of ${whose}`;
  const ending = formatMaskedAccountEnding(lastFourCharacters(normalizeAccountNumber(written)));
  return (
    <span className="masked-account">
      <span className={shown ? 'account-ending account-ending-printed' : 'account-ending'}>{ending}</span>
      {shown ? <span className="account-in-full">{formatIbanInFours(written)}</span> : null}
      <button
        type="button"
        className="account-toggle"
        aria-label={`${shown ? 'Hide' : 'Show'} account${of}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
};
