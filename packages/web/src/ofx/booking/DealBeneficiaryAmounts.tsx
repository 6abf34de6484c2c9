import { Cross } from '@blueprintjs/icons';
import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import {
  findSameNamedOfxBeneficiaries,
  formatOfxNameWithEnding,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { observer } from 'mobx-react-lite';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import { IconButton } from '../../kit/buttons/IconButton.tsx';
import { moveFocusOnEnter } from '../../quoting/moveFocusOnEnter.ts';
import { GroupedAmountField } from '../../quoting/GroupedAmountField.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import './DealBeneficiaryAmounts.css';

const Part = observer(
  ({
    part,
    known,
    alone,
  }: {
    readonly part: OfxDraft['parts'][number];
    /** By what they are told apart from the others. */
    readonly known: string;
    readonly alone: boolean;
  }) => {
    const { quote, deal } = useOfx();
    const { beneficiaryId, name, currency } = part.beneficiary;
    const remove = (): void =>
      deal.change({
        type: 'beneficiaries-chosen',
        beneficiaries: quote.draft.parts
          .filter((each) => each !== part)
          .map(({ beneficiary }) => beneficiary),
      });
    return (
      <li className="deal-part">
        <span className="deal-part-name">
          {name}
          {alone ? <span className="quiet-words">{`\u00A0·\u00A0${currency}`}</span> : null}
          <PaidAccountLine text={formatBankAndAccountEnding(deal.bankDetails.accountOf(beneficiaryId))} />
        </span>
        {alone ? null : (
          <div
            className="deal-part-amount"
            onFocus={() => deal.change({ type: 'side-focused', side: 'sell' })}
          >
            <GroupedAmountField
              label={`${known} receives`}
              value={part.text}
              currency={currency}
              money={isCurrency(currency) ? currency : null}
              problem={quote.problemAtPart(part.text)}
              disabled={deal.booking}
              onKeyDown={moveFocusOnEnter}
              onChange={(text) => deal.change({ type: 'part-typed', beneficiaryId, text })}
            />
          </div>
        )}
        <IconButton look="plain" label={`Remove ${known}`} disabled={deal.booking} onPress={remove}>
          <Cross size={18} />
        </IconButton>
      </li>
    );
  },
);

/** Who is paid by this deal, each with their part of what is paid out (OFX-QUOTE-14). */
export const DealBeneficiaryAmounts = observer(() => {
  const { parts } = useOfx().quote.draft;
  if (parts.length === 0) return null;
  const alike = findSameNamedOfxBeneficiaries(parts.map(({ beneficiary }) => beneficiary));
  return (
    <ul className="deal-parts" aria-label="Beneficiaries of this deal">
      {parts.map((part) => (
        <Part
          key={part.beneficiary.beneficiaryId}
          part={part}
          known={formatOfxNameWithEnding(part.beneficiary, alike)}
          alone={parts.length === 1}
        />
      ))}
    </ul>
  );
});
