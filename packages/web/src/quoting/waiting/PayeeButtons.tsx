import type { Money } from '@fx-gateway/domain/money/money.ts';
import { showAmount, type ShownAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { AmountText } from '../AmountText.tsx';
import './PayeeButtons.css';

type Payee<P> = {
  readonly key: string;
  readonly name: string;
  /** What they were paid last; null where that is not known. */
  readonly last: Money | ShownAmount | null;
  readonly of: P;
};

const lastText = (last: Money | ShownAmount): string =>
  'minor' in last ? formatMoney(last) : showAmount(last);

/** Whom the customer paid last: one press begins a deal for them, with the amount still to be said (SETTLE-3). */
export const PayeeButtons = <P,>({
  payees,
  disabled,
  trouble = null,
  onPay,
}: {
  readonly payees: readonly Payee<P>[];
  readonly disabled: boolean;
  /** Why the last press began nothing. */
  readonly trouble?: string | null;
  readonly onPay: (payee: P) => void;
}) =>
  payees.length === 0 ? null : (
    <Card title="Pay again" flush>
      <ul className="last-payees">
        {payees.map(({ key, name, last, of }) => (
          <li key={key}>
            <button
              className="last-payee"
              type="button"
              aria-label={last === null ? `Pay ${name} again` : `Pay ${name} again, last ${lastText(last)}`}
              disabled={disabled}
              onClick={() => onPay(of)}
            >
              <span className="last-payee-name">{name}</span>
              {last === null ? null : (
                <span className="last-payee-amount">
                  last <AmountText of={last} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <output className="last-payees-trouble">{trouble}</output>
    </Card>
  );
