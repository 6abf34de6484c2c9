import {
  formatMaskedAccountEnding,
  formatAccountEndingInWords,
} from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import './AccountEnding.css';

/** An account by its last four characters, with room for them until they are known. */
export const AccountEnding = ({ lastFour = '' }: { readonly lastFour?: string | undefined }) => (
  <span className="known-ending">
    {lastFour === '' ? null : (
      <>
        <span aria-hidden="true">{formatMaskedAccountEnding(lastFour)}</span>
        <span className="visually-hidden">{formatAccountEndingInWords(lastFour)}</span>
      </>
    )}
  </span>
);
