import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';

const notUsed = 'not-used';

/** What each column is, with its first cells; the user can say otherwise. */
export const ColumnMappingFields = observer(() => {
  const { source, scope } = usePaymentRuns();
  const { read, mapping } = source;
  if (read === null) return null;
  const { table } = read;
  const { fields } = scope.rules;
  const isUse = (value: string): value is RunField | 'not-used' =>
    value === notUsed || fields.some((field) => field === value);
  const options = [
    { value: notUsed, label: 'Not used' },
    ...fields.map((field) => ({ value: field, label: runFieldLabels[field] })),
  ];
  return (
    <div className="stack">
      <CheckField checked={table.hasHeader} onChange={(said) => void source.sayHeader(said)}>
        {table.linesAbove === 0
          ? 'The first row names the columns'
          : `Row ${table.linesAbove + 1} names the columns`}
      </CheckField>
      <div className="run-columns">
        {table.columns.map((name, index) => (
          <SelectField
            key={name}
            label={name}
            value={mapping[name] ?? ''}
            options={options}
            placeholder="Not known, so not read"
            help={
              table.rows
                .slice(0, 3)
                .map(({ cells }) => cells[index])
                .filter((cell) => cell !== undefined && cell !== '')
                .join(', ') || 'Empty'
            }
            onChange={(value) => {
              if (isUse(value)) source.use(name, value);
            }}
          />
        ))}
      </div>
    </div>
  );
});
