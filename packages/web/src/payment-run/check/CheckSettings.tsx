import { currencyName, isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { countryNameInSentence } from '@fx-gateway/domain/geography/countryNameInSentence.ts';
import {
  findSharedPurposes,
  type ChosenPurpose,
} from '@fx-gateway/domain/payment-run/preparation/findSharedPurposes.ts';
import type { RunPurposes } from '@fx-gateway/domain/payment-run/judging/runContext.ts';
import { observer } from 'mobx-react-lite';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';

const SettlementFields = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { rules } = usePaymentRuns().scope;
  const { settlementCurrency, chosenAccounts } = check.settings;
  const accounts = check.loaded?.accounts ?? [];
  const currencies = rules.settlementCurrencies.filter(
    (each) =>
      !rules.fields.includes('settlementAccount') || accounts.some(({ currency }) => currency === each),
  );
  return (
    <>
      <SelectField
        label="Settle in"
        placeholder="Choose a currency"
        value={settlementCurrency ?? ''}
        options={currencies.map((each) => ({ value: each, label: `${each} · ${currencyName(each)}` }))}
        help="For rows that do not say it."
        onChange={(value) => {
          if (isCurrency(value)) check.chooseSettlement(value);
        }}
      />
      {check.severalAccounts.map((wanted) => {
        const usable = accounts.filter(({ currency }) => currency === wanted);
        const chosen =
          usable.find(({ accountId }) => chosenAccounts.includes(accountId)) ??
          usable.find(({ preferred }) => preferred);
        return (
          <SelectField
            key={wanted}
            label={wanted === settlementCurrency ? 'Settle from' : `Settle from, in ${wanted}`}
            value={chosen?.accountId ?? ''}
            placeholder="Choose an account"
            options={usable.map(({ accountId, text }) => ({ value: accountId, label: text }))}
            help={`Filled in for rows that settle in ${wanted} and do not say it.`}
            onChange={(id) => check.chooseAccount(id)}
          />
        );
      })}
    </>
  );
});

const FeeAccountField = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { fees } = check;
  // What was chosen can be chosen otherwise.
  const choices =
    fees.kind === 'choose'
      ? fees.choices
      : fees.kind === 'known' && check.feeAccount !== null
        ? (check.loaded?.accounts ?? []).filter(({ currency }) => currency === 'USD')
        : [];
  if (choices.length === 0) return null;
  return (
    <SelectField
      label="Settle fees from"
      placeholder="Choose an account"
      value={check.feeAccount ?? ''}
      options={choices.map(({ accountId, text }) => ({ value: accountId, label: text }))}
      help="Fees are in US dollars, also where you settle in another currency."
      onChange={(id) => check.chooseFeeAccount(id)}
    />
  );
});

const PurposeField = observer(
  ({ check, purposes }: { readonly check: RunCheckStore; readonly purposes: RunPurposes }) => {
    const { scope } = usePaymentRuns();
    const { country, method, choices, chosen } = purposes;
    const label = `Purpose of payments to ${countryNameInSentence(country)}, ${scope.methodName(method)}`;
    return (
      <SelectField
        label={label}
        placeholder={choices === null ? 'Not read yet' : 'Choose a purpose'}
        disabled={choices === null}
        value={chosen ?? ''}
        options={(choices ?? []).map(({ id, text }) => ({ value: id, label: text }))}
        help="Filled in for rows that do not say it."
        onChange={(id) => check.choosePurposes([{ country, method, chosen: id }])}
      />
    );
  },
);

/** Of many countries the same is said once; each can be chosen otherwise by itself. */
const SharedPurposeField = observer(
  ({ check, asked }: { readonly check: RunCheckStore; readonly asked: readonly RunPurposes[] }) => {
    const shared = findSharedPurposes(asked);
    if (shared.length === 0) return null;
    const isChosen = ({ country, method, chosen }: ChosenPurpose): boolean =>
      asked.some((each) => each.country === country && each.method === method && each.chosen === chosen);
    return (
      <SelectField
        label="Purpose of all payments"
        placeholder="Choose a purpose"
        value={shared.find(({ at }) => at.every(isChosen))?.text ?? ''}
        options={shared.map(({ text, at }) => ({
          value: text,
          label: at.length === asked.length ? text : `${text} (${at.length} of ${asked.length})`,
        }))}
        help="Chosen at once for each country and method that lists it."
        onChange={(text) => check.choosePurposes(shared.find((each) => each.text === text)?.at ?? [])}
      />
    );
  },
);

/** What is said once for all rows: what they are settled in and from, and what they are for. */
export const CheckSettings = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { purposesNeeded } = check.judged;
  const asked = (check.loaded?.context.purposes ?? []).filter(
    ({ country, method, chosen }) =>
      chosen !== null ||
      purposesNeeded.some((needed) => needed.country === country && needed.method === method),
  );
  return (
    <div className="run-settings">
      <SettlementFields check={check} />
      <FeeAccountField check={check} />
      <SharedPurposeField check={check} asked={asked} />
      {asked.map((purposes) => (
        <PurposeField key={`${purposes.country} ${purposes.method}`} check={check} purposes={purposes} />
      ))}
    </div>
  );
});
