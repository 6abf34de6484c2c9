import { payeesOwnFieldsMessage } from '@fx-gateway/domain/payment-run/runMessages.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { downloadRunFile } from '../report/downloadRunFile.ts';
import { SkipToSummary } from '../frame/SkipToSummary.tsx';
import { RunSummary } from '../frame/RunSummary.tsx';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';
import { CheckNotices } from './CheckNotices.tsx';
import { CheckSettings } from './CheckSettings.tsx';
import { RunRowTable } from './RunRowTable.tsx';

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** Why the deals cannot be looked at yet; null where they can. */
const whyNot = ({ loaded, loading, counts, toChoose, fees, name }: RunCheckStore): string | null => {
  if (loaded === null || loading) return 'The rows are being checked.';
  if (counts.good === 0 && toChoose > 0)
    return 'Choose first, above the rows, what they are settled in and what they are for.';
  if (counts.good === 0) return 'No row is good yet. Mend what is said of the rows.';
  if (fees.kind === 'choose') return 'Choose first from where the fees are settled.';
  return name.trim() === '' ? 'Give this run a name first.' : null;
};

const Summary = observer(({ check }: { readonly check: RunCheckStore }) => {
  const workspace = usePaymentRuns();
  const { counts, toChoose, totals, groups } = check;
  const held = check.selected.held.length - toChoose;
  if (check.loaded === null && check.failure === null)
    return (
      <RunSummary facts={[{ label: 'Checking', value: counted(check.rows.length, 'row', 'rows') }]}>
        <QuietButton onPress={() => workspace.backToRows()}>Back</QuietButton>
        <PrimaryButton disabledReason={whyNot(check)} onPress={() => workspace.review()}>
          Review deals
        </PrimaryButton>
      </RunSummary>
    );
  return (
    <RunSummary
      facts={[
        { label: 'Good', value: counts.good.toLocaleString('en-US') },
        {
          label: 'To mend',
          value: counts.wrong.toLocaleString('en-US'),
          ...(counts.wrong > 0 ? { tone: 'bad' as const } : {}),
        },
        ...(toChoose > 0
          ? [{ label: 'Wait for a choice above', value: toChoose.toLocaleString('en-US') }]
          : []),
        ...(counts.asked > 0 ? [{ label: 'To confirm', value: counts.asked.toLocaleString('en-US') }] : []),
        {
          label: 'They receive',
          value: totals.map((total) => <AmountWithCode of={total} key={total.currency} />),
        },
      ]}
    >
      {held === 0 || check.loaded === null ? null : (
        <QuietButton look="plain" onPress={() => downloadRunFile('rows-to-mend.csv', check.heldCsv)}>
          {`Download ${counted(held, 'row', 'rows')} to look at`}
        </QuietButton>
      )}
      <QuietButton onPress={() => workspace.backToRows()}>Back</QuietButton>
      <PrimaryButton disabledReason={whyNot(check)} onPress={() => workspace.review()}>
        {groups.length === 0 ? 'Review deals' : `Review ${counted(groups.length, 'deal', 'deals')}`}
      </PrimaryButton>
    </RunSummary>
  );
});

/** Whoever puts rows back goes on at the first of them; where it is not drawn, at the top of the list. */
const putBack = (check: RunCheckStore): void => {
  const first = Math.min(...check.removed.map(({ row }) => row));
  check.putBack();
  requestAnimationFrame(() => {
    const lines = [`#run-row-line-${first}`, '.run-row'].map((line) => document.querySelector(line));
    lines
      .find((line) => line !== null)
      ?.querySelector('input')
      ?.focus();
  });
};

/** The second step: every row with all that speaks against it, mended in its place. */
export const CheckStep = observer(({ check }: { readonly check: RunCheckStore }) => {
  const { rules } = usePaymentRuns().scope;
  useRunningStore(check);
  const { counts, loaded } = check;
  const [wanted, setWanted] = useState<number | null>(null);
  const reached = useCallback(() => setWanted(null), []);
  const { toLookAt, toChoose } = check;
  const first = check.shown.find(({ row }) => toLookAt.has(row.row));
  if (loaded === null && check.failure === null)
    return (
      <>
        <Card>
          <div className="run-checking">
            <CentredSpinner words="Checking rows..." visible />
          </div>
        </Card>
        <Summary check={check} />
      </>
    );
  const note = rules.payeesOwnFields.some((field) => check.columns.includes(field))
    ? payeesOwnFieldsMessage(rules)
    : null;
  return (
    <>
      <Card>
        <div className="stack">
          <TextField
            label="Name of this run"
            value={check.name}
            help="By it you find the run again, in this browser on this device only. Two open runs never have the same name."
            onChange={(name) => check.setName(name)}
          />
          <CheckSettings check={check} />
        </div>
      </Card>
      <CheckNotices check={check} />
      {note === null ? null : <p className="quiet-words">{note}</p>}
      {check.removed.length === 0 ? null : (
        <Notice>
          <p>
            {`${counted(check.removed.length, 'row is', 'rows are')} removed: ${check.removed.map(({ row }) => row).join(', ')}.`}{' '}
            <button type="button" className="button button-plain" onClick={() => putBack(check)}>
              Put back
            </button>
          </p>
        </Notice>
      )}
      <div className="run-table-top">
        <output>
          {`${counted(check.rows.length, 'row', 'rows')}: ${counts.good.toLocaleString('en-US')} good, ${(counts.wrong + counts.asked).toLocaleString('en-US')} to look at${toChoose === 0 ? '' : `, ${toChoose.toLocaleString('en-US')} waiting for a choice above`}`}
        </output>
        {first === undefined ? null : (
          <QuietButton look="plain" onPress={() => setWanted(first.row.row)}>
            Go to the first row to look at
          </QuietButton>
        )}
        <CheckField checked={check.shownRows !== null} onChange={(only) => check.showHeld(only)}>
          Only rows to look at
        </CheckField>
      </div>
      <SkipToSummary>Skip the rows</SkipToSummary>
      <Card flush>
        {loaded === null ? null : <RunRowTable check={check} wanted={wanted} onReached={reached} />}
      </Card>
      <Summary check={check} />
    </>
  );
});
