import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import './AmountProblemMessage.css';

/** What is wrong with an amount, what helps, and what can have been meant, to choose from. */
export const AmountProblemMessage = ({
  problem: { message, help, readings },
  onChoose,
}: {
  readonly problem: AmountFieldError;
  /** The amount as it could have been typed. */
  readonly onChoose: (text: string) => void;
}) => (
  <div className="amount-trouble">
    <span>{message}</span> {help === null ? null : <span className="amount-help">{help}</span>}
    {readings.map((reading) => (
      <QuietButton key={reading.minor} look="plain" onPress={() => onChoose(toDecimal(reading))}>
        {`Use ${formatAmount(reading)}`}
      </QuietButton>
    ))}
  </div>
);
