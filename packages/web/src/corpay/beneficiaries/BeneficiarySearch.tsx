import { observer } from 'mobx-react-lite';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

/** Narrows the list while somebody types, and says how many are left. */
export const PayeeSearch = observer(() => {
  const { payees, session } = useCorpay();
  const all = session.beneficiaries.value?.length ?? 0;
  const noun = all === 1 ? 'beneficiary' : 'beneficiaries';
  return (
    <search className="payee-search">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={payees.search}
        onChange={(text) => payees.searchFor(text)}
      />
      <SelectField
        label="Currency"
        value={payees.currency}
        options={[
          { value: '', label: 'All' },
          ...payees.currencies.map((currency) => ({ value: currency, label: currency })),
        ]}
        onChange={(currency) => payees.showCurrency(currency)}
      />
      <output className="payee-count">
        {payees.narrowed
          ? `${counted(payees.shown.length)} of ${counted(all)} ${noun}`
          : `${counted(all)} ${noun}`}
      </output>
    </search>
  );
});
