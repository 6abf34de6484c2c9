import { observer } from 'mobx-react-lite';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useOfx } from '../scope/ofxContext.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

/** Narrows the list while the user types, and says how many are left. */
export const BeneficiarySearch = observer(() => {
  const { beneficiaryList: list } = useOfx();
  const noun = list.count === 1 ? 'beneficiary' : 'beneficiaries';
  return (
    <search className="payee-search">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={list.search}
        onChange={(text) => list.searchFor(text)}
      />
      <SelectField
        label="Currency"
        value={list.currency}
        options={[
          { value: '', label: 'All' },
          ...list.currencies.map((currency) => ({ value: currency, label: currency })),
        ]}
        onChange={(currency) => list.showCurrency(currency)}
      />
      <output className="payee-count">
        {list.narrowed
          ? `${counted(list.shown.length)} of ${counted(list.count)} ${noun}`
          : `${counted(list.count)} ${noun}`}
      </output>
    </search>
  );
});
