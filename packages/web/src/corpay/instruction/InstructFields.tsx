import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { paymentMethodName } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import {
  maxReferenceLength,
  type InstructField,
} from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { partInstructionMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { feeBeforeSubmitText } from '@fx-gateway/domain/corpay/instruction/submitMessages.ts';
import { instructLabels } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BankDetailQuestions } from '../../bankDetails/BankDetailQuestions.tsx';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useFocusFirstField } from '../../kit/focus/useFocusFirstField.ts';
import { SelectField, type SelectOption } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { paths } from '../../routing/paths.ts';
import { GroupedAmountField } from '../../quoting/GroupedAmountField.tsx';
import { beneficiaryOptions } from '../stores/beneficiaries/beneficiaryOptions.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { useLoadVisibleAccountEndings } from '../stores/useLoadVisibleAccountEndings.ts';
import type { InstructStore } from '../stores/deal/InstructStore.ts';

const accountOptions = (
  accounts: readonly { readonly id: string; readonly text: string; readonly bankName: string }[],
): readonly SelectOption[] =>
  accounts.map(({ id, text, bankName }) => ({
    value: id,
    label: bankName === '' || text.includes(bankName) ? text : `${text}, ${bankName}`,
  }));

const emptiedMessages =
  'Payment Method and Payment Purpose are empty now, since they follow the payee. Everything else you typed is still here.';

const NoneInCurrency = ({ currency }: { readonly currency: string }) => (
  <>
    You have no beneficiary paid in {currency}.{' '}
    <Link to={paths.gateway.newBeneficiary}>Add New Beneficiary</Link>
  </>
);

/** Beside the amount, in a place that is kept: what instructing a part means, and the tick that it takes. */
const PartOfDeal = observer(({ store }: { readonly store: InstructStore }) => {
  const { deal, filling, rest } = store;
  return (
    <div className="instruct-part">
      {rest === null ? (
        <p className="field-help">{partInstructionMessages.before}</p>
      ) : (
        <div className="instruct-check notice notice-warning">
          <p>{partInstructionMessages.why(rest, deal)}</p>
          <CheckField
            required
            checked={filling.form.partAccepted === true}
            error={store.shown('partAccepted')}
            onChange={(ticked) => store.tick('partAccepted', ticked)}
          >
            {partInstructionMessages.tick(rest)}
          </CheckField>
        </div>
      )}
    </div>
  );
});

/** The fields of the Instruct Payment form (CP-INSTR-4 to CP-INSTR-11). */
export const InstructFields = observer(
  ({
    store,
    choosesBeneficiary,
  }: {
    readonly store: InstructStore;
    readonly choosesBeneficiary: boolean;
  }) => {
    const { deal, feeAccounts, filling } = store;
    const { form, beneficiary, beneficiaryGone } = filling;
    const { accounts, purposes, settlementAccounts } = store.choices;
    const field = (name: InstructField) => ({
      label: instructLabels[name],
      value: form[name],
      error: store.shown(name),
      onChange: (value: string) => store.set(name, value),
    });
    const { details, paidDates } = useCorpay();
    const { ownNames, endings } = details;
    const { texts } = paidDates;
    const choices = useMemo(
      () => beneficiaryOptions(store.beneficiaries, ownNames, texts),
      [store.beneficiaries, ownNames, texts],
    );
    const watch = useLoadVisibleAccountEndings();
    const fields = useFocusFirstField<HTMLDivElement>();
    const loadingPurposes = purposes.loading;
    const loadingAccounts = accounts.loading && accounts.value === null;
    return (
      <div className="instruct-fields" ref={fields}>
        {beneficiaryGone === null ? null : (
          <div className="instruct-field-wide">
            <Notice tone="warning">
              <p>
                {beneficiaryGone} {filling.emptied ? emptiedMessages : null}
              </p>
            </Notice>
          </div>
        )}
        {!choosesBeneficiary ? null : (
          <div className="instruct-field-wide">
            <ComboField
              {...field('beneficiaryId')}
              placeholder="Choose a beneficiary"
              {...(choices.length === 0 ? { help: <NoneInCurrency currency={deal.payment.currency} /> } : {})}
              options={choices}
              accounts={{ endings, watch, read: details.seen }}
            />
          </div>
        )}
        {!choosesBeneficiary || form.beneficiaryId === '' ? null : (
          <div className="instruct-field-wide">
            <PaidAccountLine
              text={
                store.check.open === null
                  ? undefined
                  : formatBankAndAccountEnding(store.check.accountOf(form.beneficiaryId))
              }
            />
          </div>
        )}
        <GroupedAmountField
          label={instructLabels.amount}
          value={form.amount}
          problem={store.amountProblem}
          onChange={(text) => store.set('amount', text)}
          currency={deal.payment.currency}
          money={deal.payment.currency}
          // One line, whichever it is: what stands below stays there while an amount is typed.
          {...(store.amountProblem === null ? { help: `At most ${formatMoney(deal.payment)}` } : {})}
        />
        <PartOfDeal store={store} />
        <SelectField
          {...field('deliveryMethod')}
          placeholder="Choose a method"
          disabled={!store.canChooseMethod}
          options={(beneficiary?.methods ?? []).map((code) => ({
            value: code,
            label: paymentMethodName(code),
          }))}
        />
        <SelectField
          {...field('paymentPurpose')}
          placeholder={loadingPurposes ? 'Loading...' : 'Choose a purpose'}
          disabled={loadingPurposes || form.deliveryMethod === ''}
          options={(purposes.value ?? []).map(({ id, text }) => ({ value: id, label: text }))}
        />
        <div className="instruct-account">
          <SelectField
            {...field('settlementAccount')}
            placeholder={loadingAccounts ? 'Loading...' : 'Choose an account'}
            help={
              accounts.value !== null && settlementAccounts.length === 0
                ? `You have no account in ${deal.settlementCurrency}.`
                : feeBeforeSubmitText
            }
            disabled={loadingAccounts}
            options={accountOptions(settlementAccounts)}
          />
        </div>
        {feeAccounts === null ? null : (
          <div className="instruct-account">
            <SelectField
              {...field('feeSettlementAccount')}
              placeholder="Choose an account"
              help="Fees are settled in USD."
              options={accountOptions(feeAccounts)}
            />
          </div>
        )}
        <div className={feeAccounts === null ? 'instruct-field-wide' : undefined}>
          <TextField
            {...field('paymentReference')}
            help={`Optional. At most ${maxReferenceLength} characters.`}
          />
        </div>
        <div className="instruct-field-wide instruct-questions">
          <BankDetailQuestions
            check={store.check}
            since={bankDetailMessages.sinceBooked}
            ticked={form.detailsChecked === true}
            error={store.shown('detailsChecked')}
            onTick={(ticked) => store.tick('detailsChecked', ticked)}
          />
        </div>
      </div>
    );
  },
);
