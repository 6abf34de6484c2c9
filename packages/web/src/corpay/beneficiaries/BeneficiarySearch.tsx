import { observer } from 'mobx-react-lite';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

/** Narrows the list while the user types, and says how many are left. */
export const BeneficiarySearch = observer(() => {
  const { beneficiaryList, session } = useCorpay();
  const all = session.beneficiaries.value?.length ?? 0;
  const noun = all === 1 ? 'beneficiary' : 'beneficiaries';
  return (
    <search className="payee-search">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={beneficiaryList.search}
        onChange={(text) => beneficiaryList.searchFor(text)}
      />
      <SelectField
        label="Currency"
        value={beneficiaryList.currency}
        options={[
          { value: '', label: 'All' },
          ...beneficiaryList.currencies.map((currency) => ({ value: currency, label: currency })),
        ]}
        onChange={(currency) => beneficiaryList.showCurrency(currency)}
      />
      <output className="payee-count">
        {beneficiaryList.narrowed
          ? `${counted(beneficiaryList.shown.length)} of ${counted(all)} ${noun}`
          : `${counted(all)} ${noun}`}
      </output>
    </search>
  );
});
