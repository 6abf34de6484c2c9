import { formatAccountEndingInWords } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { AccountEnding } from '../../kit/facts/AccountEnding.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../AmountText.tsx';
import './PayAgainButtons.css';

type Payee<P> = {
  readonly key: string;
  readonly name: string;
  /** The last four of the account that they are paid on today, where another one has their name. */
  readonly ending?: string;
  /** What they were paid last; null where that is not known. */
  readonly last: Money | DisplayOnlyAmount | null;
  /** How many more payments came with it, which `last` does not count. */
  readonly more?: number;
  readonly of: P;
};

const lastText = (last: Money | DisplayOnlyAmount): string =>
  'minor' in last ? formatMoney(last) : formatDisplayOnlyAmount(last);

const moreText = (more = 0): string => (more === 0 ? '' : ` and ${more} more`);

const spokenOf = ({ name, ending, last, more }: Omit<Payee<unknown>, 'key' | 'of'>): string => {
  const known = ending === undefined ? name : `${name}, ${formatAccountEndingInWords(ending)},`;
  return last === null ? `Pay ${known} again` : `Pay ${known} again, last ${lastText(last)}${moreText(more)}`;
};

/** Whom the customer paid last: one press begins a deal for them, with what they received last (SETTLE-3). */
export const PayAgainButtons = <P,>({
  payees,
  disabled,
  trouble = null,
  onPay,
}: {
  readonly payees: readonly Payee<P>[];
  readonly disabled: boolean;
  /** Why the last press began nothing. */
  readonly trouble?: string | null;
  readonly onPay: (payee: P, more?: number) => void;
}) =>
  payees.length === 0 ? null : (
    <Card title="Pay again" flush>
      <ul className="last-payees">
        {payees.map(({ key, of, ...payee }) => (
          <li key={key}>
            <button
              className="last-payee"
              type="button"
              aria-label={spokenOf(payee)}
              disabled={disabled}
              onClick={() => onPay(of, payee.more)}
            >
              <span className="last-payee-name">{payee.name}</span>
              {payee.ending === undefined ? null : <AccountEnding lastFour={payee.ending} />}
              {payee.last === null ? null : (
                <span className="last-payee-amount">
                  last <AmountText of={payee.last} />
                  {moreText(payee.more)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <output className="last-payees-trouble">{trouble}</output>
    </Card>
  );
