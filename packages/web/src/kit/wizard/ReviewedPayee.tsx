import { formatIbanInFours } from '../facts/formatIbanInFours.ts';

/** Who is saved, and the account that the money goes to, above everything that was filled in. */
export type ReviewedPayeeProps = {
  readonly name: string;
  /** As it was typed; empty where there is none. */
  readonly account: string;
  /** Currency, bank and country; an empty text says nothing. */
  readonly details: readonly string[];
};

/** The three lines that a person compares with what they were given before they submit. */
export const ReviewedPayee = ({ name, account, details }: ReviewedPayeeProps) => (
  <div className="reviewed-payee">
    <p className="reviewed-payee-name">{name}</p>
    {account === '' ? null : <p className="reviewed-payee-account">{formatIbanInFours(account)}</p>}
    <p className="reviewed-payee-details">{details.filter((each) => each !== '').join(' · ')}</p>
  </div>
);
