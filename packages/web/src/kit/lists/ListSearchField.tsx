import { observer } from 'mobx-react-lite';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import './ListTop.css';

/** Narrows a list by a text, while the user types it, and by one choice. */
export const ListSearchField = observer(
  ({
    list,
    by,
    chosen,
    choices,
    onChoose,
    count,
  }: {
    readonly list: { readonly search: string; searchFor(text: string): void };
    /** What the choice is about. */
    readonly by: string;
    /** Empty for all. */
    readonly chosen: string;
    readonly choices: readonly string[];
    readonly onChoose: (choice: string) => void;
    /** How many are left, where that stands here. */
    readonly count?: string;
  }) => (
    <search className="payee-search">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={list.search}
        onChange={(text) => list.searchFor(text)}
      />
      <SelectField
        label={by}
        value={chosen}
        options={[
          { value: '', label: 'All' },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        onChange={onChoose}
      />
      {count === undefined ? null : <output className="payee-count">{count}</output>}
    </search>
  ),
);
