import { toRunHeldRows } from '@fx-gateway/domain/payment-run/preparation/toRunHeldRows.ts';
import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { editRunRow } from '@fx-gateway/domain/payment-run/editRunRow.ts';
import { groupRunPayments } from '@fx-gateway/domain/payment-run/grouping/groupRunPayments.ts';
import { createRunJudge } from '@fx-gateway/domain/payment-run/judging/createRunJudge.ts';
import type { ChosenPurpose } from '@fx-gateway/domain/payment-run/preparation/findSharedPurposes.ts';
import { findRowsWithoutReference } from '@fx-gateway/domain/payment-run/judging/findRowsWithoutReference.ts';
import type { JudgedRow, JudgedRun } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { waitsForChoice } from '@fx-gateway/domain/payment-run/judging/waitsForChoice.ts';
import { selectRunPayments } from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import {
  loadRunContext,
  type LoadedRunContext,
  type RunSettings,
} from '@fx-gateway/domain/payment-run/preparation/loadRunContext.ts';
import {
  findRunFeeAccount,
  makePaymentRun,
  type FeeAccount,
} from '@fx-gateway/domain/payment-run/preparation/makePaymentRun.ts';
import { rememberPreparation } from '@fx-gateway/domain/payment-run/preparation/rememberPreparation.ts';
import type { RunPreparation } from '@fx-gateway/domain/payment-run/preparation/runPreparation.ts';
import type { RunRows } from '@fx-gateway/domain/payment-run/reading/toRunRows.ts';
import { formatHeldRows } from '@fx-gateway/domain/payment-run/report/formatHeldRows.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { RunGroup } from '@fx-gateway/domain/payment-run/runPayment.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { thrownCallFailure } from '../../fetching/guardThrowingCalls.ts';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { findRowsPaidAgain } from './findRowsPaidAgain.ts';
import { findShownColumns } from './findShownColumns.ts';
import { listRemovedRows } from './listRemovedRows.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import { sumRunGroups } from './sumRunGroups.ts';

type Ports = Pick<
  PaymentRunScope,
  'rules' | 'preparation' | 'watchPayees' | 'timers' | 'clock' | 'identifiers'
>;

/** An edited payee is looked up once nobody has typed for this long. */
const restMs = 300;

const noRows: JudgedRun = { rows: [], purposesNeeded: [] };

/** How many rows go, have something to be mended, or wait for a yes; the others wait for what is chosen for all of them. */
type RowCounts = { readonly good: number; readonly wrong: number; readonly asked: number };

/** The rows of a run before anything is sent: judged, mended in place, and made into deals. In memory only. */
export class RunCheckStore {
  rows: readonly RunRow[];
  settings: RunSettings;
  name: string;
  confirmed: ReadonlySet<string> = new Set();
  feeAccount: string | null = null;
  loaded: LoadedRunContext | null = null;
  failure: CallFailure | null = null;
  loading = false;
  /** The columns that say something, or in which something was wrong: none goes while it is edited. */
  columns: readonly RunField[] = ['payee', 'amount'];
  /** What the user took out of the list, to be put back. */
  removed: readonly RunRow[] = [];
  /** The rows that are shown; null for all. They stay shown when they are mended. */
  shownRows: ReadonlySet<number> | null = null;
  readonly #ports: Ports;
  #preparation: RunPreparation;
  #judge: ((rows: readonly RunRow[]) => JudgedRun) | null = null;
  #turn = 0;
  #cancelRest: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;

  constructor(ports: Ports, { rows, isCommaDecimal }: RunRows, name: string) {
    this.#ports = ports;
    this.#preparation = rememberPreparation(ports.preparation);
    this.rows = rows;
    this.name = name;
    this.settings = { settlementCurrency: null, chosenAccounts: [], purposes: [], isCommaDecimal };
    makeAutoObservable(this, {
      rows: observableRef,
      settings: observableRef,
      confirmed: observableRef,
      loaded: observableRef,
      shownRows: observableRef,
      removed: observableRef,
      columns: observableRef,
    });
  }

  get judged(): JudgedRun {
    return this.loaded === null || this.#judge === null ? noRows : this.#judge(this.rows);
  }

  /** Each row with what is said of it, as far as it is shown. */
  get shown(): readonly { readonly row: RunRow; readonly judged: JudgedRow }[] {
    const { rows } = this.judged;
    return this.rows.flatMap((row, index) => {
      const judged = rows[index];
      return judged === undefined || this.shownRows?.has(row.row) === false ? [] : [{ row, judged }];
    });
  }

  get selected(): ReturnType<typeof selectRunPayments> {
    return selectRunPayments(this.judged.rows, this.confirmed);
  }

  get counts(): RowCounts {
    const unpaid = this.judged.rows.filter(({ payment }) => payment === null).length;
    const good = this.selected.payments.length;
    return { good, wrong: unpaid - this.toChoose, asked: this.judged.rows.length - unpaid - good };
  }

  /** How many rows wait for nothing but what is chosen for all of them. */
  get toChoose(): number {
    return this.judged.rows.filter(waitsForChoice).length;
  }

  /** The rows that somebody has to look at, as they are now. */
  get toLookAt(): ReadonlySet<number> {
    const waiting = new Set(this.judged.rows.filter(waitsForChoice).map(({ row }) => row));
    return new Set(this.selected.held.flatMap(({ row }) => (waiting.has(row) ? [] : [row])));
  }

  /** The rows that go without a reference, where the partner sends references. */
  get withoutReference(): readonly number[] {
    return findRowsWithoutReference(this.selected.payments, this.#ports.rules);
  }

  /** The rows that the user wants paid although the same was paid lately, where all that was paid then was looked at. */
  get paidAgain(): ReadonlySet<number> {
    if (this.loaded?.recentComplete !== true) return new Set();
    return findRowsPaidAgain(this.judged.rows, this.confirmed);
  }

  get groups(): readonly RunGroup[] {
    return groupRunPayments(this.selected.payments, this.#ports.rules);
  }

  /** What the payees receive together, for each currency. */
  get totals(): readonly Money[] {
    return sumRunGroups(this.groups);
  }

  get fees(): FeeAccount {
    return findRunFeeAccount(this.groups, this.loaded?.accounts ?? [], this.feeAccount);
  }

  /** What the user has said yes to about the bank details of those who are paid. */
  get checkedDetails(): readonly BankDetailQuestion[] {
    const paid = new Set(this.selected.payments.map(({ payee }) => payee.id));
    return (this.loaded?.questions ?? []).filter(({ account }) => paid.has(account.beneficiaryId));
  }

  /** The rows that do not go, for a spreadsheet. */
  get heldCsv(): string {
    const { isCommaDecimal } = this.settings;
    return formatHeldRows(this.rows, this.selected.held, { rules: this.#ports.rules, isCommaDecimal });
  }

  /** Reads what the rows are judged by, and again when the payees are others, until `stop`. */
  start(): void {
    this.#stopWatching ??= this.#ports.watchPayees(() => void this.readAnew());
    // Who was added while another page was open is known from here on.
    if (this.loaded === null) void this.load();
    else void this.readAnew();
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#cancelRest?.();
  }

  get #shownColumns(): readonly RunField[] {
    return findShownColumns(this.#ports.rules, this.columns, this.rows, this.judged.rows);
  }

  async readAnew(): Promise<void> {
    this.#preparation = rememberPreparation(this.#ports.preparation);
    await this.load();
  }

  /** Reads what is not known yet of whom the rows name, and judges by it. What is shown stays meanwhile. */
  async load(): Promise<void> {
    const turn = (this.#turn += 1);
    this.loading = true;
    const { rules } = this.#ports;
    const read = await runOrReportDefect(
      () => loadRunContext(this.#preparation, rules, this.rows, this.settings),
      failed(thrownCallFailure),
    );
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      this.failure = read.ok ? null : read.failure;
      if (!read.ok) return;
      this.#judge = createRunJudge(read.value.context);
      this.loaded = read.value;
      this.columns = this.#shownColumns;
    });
  }

  edit(row: number, field: RunField, text: string): void {
    const said = text.trim();
    // An amount that is typed again is meant in the currency that its row has by now.
    const isSaid = (each: RunRow): boolean => each.texts[field] === said && field !== 'amount';
    if (this.rows.every((each) => each.row !== row || isSaid(each))) return;
    this.rows = this.rows.map((each) => (each.row === row ? editRunRow(each, field, said) : each));
    this.columns = this.#shownColumns;
    // Who is meant may be somebody else now.
    if (field === 'payee' || field === 'account' || field === 'currency') this.#loadSoon();
  }

  remove(row: number): void {
    this.removed = [...this.removed, ...this.rows.filter((each) => each.row === row)];
    this.rows = this.rows.filter((each) => each.row !== row);
  }

  /** Every removed row stands where it stood, and is shown. */
  putBack(): void {
    if (this.shownRows !== null)
      this.shownRows = new Set([...this.shownRows, ...this.removed.map(({ row }) => row)]);
    this.rows = [...this.rows, ...this.removed].toSorted((one, other) => one.row - other.row);
    this.removed = [];
    void this.load();
  }

  confirm(key: string, said: boolean): void {
    const confirmed = new Set(this.confirmed);
    if (said) confirmed.add(key);
    else confirmed.delete(key);
    this.confirmed = confirmed;
  }

  setName(name: string): void {
    this.name = name;
  }

  chooseFeeAccount(id: string): void {
    this.feeAccount = id;
  }

  chooseSettlement(settlementCurrency: Currency): void {
    this.settings = { ...this.settings, settlementCurrency };
    void this.load();
  }

  /** Said once for all rows that settle in the currency of this account and name none. */
  chooseAccount(id: string): void {
    const accounts = this.loaded?.accounts ?? [];
    const currencyOf = (wanted: string) => accounts.find(({ accountId }) => accountId === wanted)?.currency;
    const others = this.settings.chosenAccounts.filter((each) => currencyOf(each) !== currencyOf(id));
    this.settings = { ...this.settings, chosenAccounts: [...others, id] };
    void this.load();
  }

  /** In what the rows settle for which there are several accounts, the run's currency first. */
  get severalAccounts(): readonly string[] {
    const own = this.rows.map(({ texts }) => texts.settlementCurrency.trim().toUpperCase());
    const accounts = this.loaded?.accounts ?? [];
    return [...new Set([this.settings.settlementCurrency ?? '', ...own])].filter(
      (currency) => accounts.filter((each) => each.currency === currency).length > 1,
    );
  }

  /** Said once for all rows of these countries and methods that name no purpose. */
  choosePurposes(said: readonly ChosenPurpose[]): void {
    const others = this.settings.purposes.filter(
      (each) => !said.some(({ country, method }) => each.country === country && each.method === method),
    );
    this.settings = { ...this.settings, purposes: [...others, ...said] };
    void this.load();
  }

  /** Shows only the rows to look at as they are now, or all. */
  showHeld(only: boolean): void {
    this.shownRows = only ? this.toLookAt : null;
  }

  /** The run of the rows that go; null while it is open from where the fees are settled. */
  makeRun(): PaymentRun | null {
    const { identifiers, clock } = this.#ports;
    const id = identifiers.uuid();
    const made = makePaymentRun(
      // Nothing else goes on under its name: its rows were edited here.
      {
        id,
        terms: id,
        name: this.name.trim(),
        createdAt: clock.now(),
        limits: [],
        known: this.loaded?.known ?? [],
        held: [
          ...toRunHeldRows(this.rows, this.judged.rows, this.selected.held),
          ...listRemovedRows(this.removed, this.#judge?.(this.removed).rows ?? []),
        ],
      },
      this.groups,
      this.loaded?.accounts ?? [],
      this.feeAccount,
    );
    return made.ok ? made.value : null;
  }

  #loadSoon(): void {
    // Until then it is not known what is to be asked about them.
    this.loading = true;
    this.#turn += 1;
    this.#cancelRest?.();
    this.#cancelRest = this.#ports.timers.after(restMs, () => void this.load());
  }
}
