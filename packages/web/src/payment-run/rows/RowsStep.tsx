import { findColumnReadAsAccount } from '@fx-gateway/domain/payment-run/reading/findColumnReadAsAccount.ts';
import { runReadingMessages } from '@fx-gateway/domain/payment-run/runMessages.ts';
import { textEncodingNames } from '@fx-gateway/domain/spreadsheets/textEncoding.ts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Field } from '../../kit/fields/Field.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { useKeepFocusInside } from '../../kit/focus/useKeepFocusInside.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { ColumnMappingFields } from './ColumnMappingFields.tsx';
import { ReadProblems } from './ReadProblems.tsx';
import { RunFileInput } from './RunFileInput.tsx';
import { TemplateButton } from './TemplateButton.tsx';

const Paste = observer(() => {
  const { source } = usePaymentRuns();
  const isEmpty = source.pasted.trim() === '';
  return (
    <Card
      title="Paste the rows of your spreadsheet"
      aside={<TemplateButton />}
      footer={
        <PrimaryButton
          disabledReason={isEmpty ? 'Paste your rows or choose a file first.' : null}
          onPress={() => void source.readPasted()}
        >
          Read rows
        </PrimaryButton>
      }
    >
      <RunFileInput onFile={(file) => void source.readFile(file)}>
        {source.problems.length === 0 ? null : (
          <ReadProblems title="This cannot be read" problems={source.problems} />
        )}
        <Field
          label="Rows"
          help="One payment a row: who is paid, the amount they receive, and what else you know. Nothing is sent or stored yet. A run that you begin stands in this browser on this device only, until you close it."
        >
          {(links) => (
            <TextArea
              {...links}
              className="run-paste"
              rows={10}
              placeholder={'Payee\tAmount\tCurrency\tReference'}
              value={source.pasted}
              onChange={(event) => source.type(event.target.value)}
              onPaste={(event) => {
                // A whole table is read at once: thousands of lines are slow to draw here.
                const text = event.clipboardData.getData('text');
                if (!isEmpty || !text.includes('\n')) return;
                event.preventDefault();
                source.type(text);
                void source.readPasted();
              }}
            />
          )}
        </Field>
      </RunFileInput>
    </Card>
  );
});

const Columns = observer(() => {
  const workspace = usePaymentRuns();
  const { source } = workspace;
  const { read, rows } = source;
  if (read === null || rows === null) return null;
  const readAsAccount = findColumnReadAsAccount(read.table, source.mapping);
  const count = read.table.rows.length.toLocaleString('en-US');
  const from = read.file === null ? 'pasted' : `of ${read.file}`;
  return (
    <Card
      title="What the columns are"
      footer={
        <>
          <QuietButton onPress={() => source.again()}>Other rows</QuietButton>
          <PrimaryButton
            disabledReason={rows.ok ? null : 'Say first what the columns are.'}
            onPress={() => void workspace.beginCheck()}
          >
            Check rows
          </PrimaryButton>
        </>
      }
    >
      <div className="stack">
        <p className="quiet-words">
          {count} {read.table.rows.length === 1 ? 'row' : 'rows'} {from}
          {read.encoding === null ? '' : `, read as ${textEncodingNames[read.encoding]}`}.
          {read.table.linesAbove === 0 ? '' : ` ${runReadingMessages.linesAbove(read.table.linesAbove)}`}
        </p>
        {readAsAccount === null ? null : (
          <Notice tone="warning">
            <p>{runReadingMessages.readAsAccount(readAsAccount)}</p>
          </Notice>
        )}
        {rows.ok ? null : <ReadProblems title="These rows cannot be checked yet" problems={rows.failure} />}
        <ColumnMappingFields />
      </div>
    </Card>
  );
});

/** The first step: rows are pasted or read from a file, and what their columns are is said. */
export const RowsStep = observer(() => {
  const place = useRef<HTMLDivElement>(null);
  // What was pasted into goes once it is read.
  useKeepFocusInside(place, true);
  return (
    <div tabIndex={-1} ref={place}>
      {usePaymentRuns().source.read === null ? <Paste /> : <Columns />}
    </div>
  );
});
