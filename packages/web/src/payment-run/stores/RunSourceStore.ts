import {
  proposeColumnMapping,
  type RunColumnMapping,
} from '@fx-gateway/domain/payment-run/reading/columnMapping.ts';
import { readRunFile } from '@fx-gateway/domain/payment-run/reading/readRunFile.ts';
import { readRunTable } from '@fx-gateway/domain/payment-run/reading/readRunTable.ts';
import type { RunReadProblem } from '@fx-gateway/domain/payment-run/reading/runReadProblem.ts';
import type { RunTable } from '@fx-gateway/domain/payment-run/reading/runTable.ts';
import { toRunRows, type RunRows } from '@fx-gateway/domain/payment-run/reading/toRunRows.ts';
import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { TextEncoding } from '@fx-gateway/domain/spreadsheets/textEncoding.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentRunScope } from './PaymentRunScope.ts';

/** What was read, and how its columns are understood. */
type ReadSource = {
  /** The name of the file; null for what was pasted. */
  readonly file: string | null;
  readonly encoding: TextEncoding | null;
  readonly text: string;
  readonly table: RunTable;
};

type Ports = Pick<PaymentRunScope, 'rules' | 'mappings'>;

/** What was pasted or read from a file, until its columns are understood. It stands in memory only. */
export class RunSourceStore {
  pasted = '';
  read: ReadSource | null = null;
  mapping: RunColumnMapping = {};
  problems: readonly RunReadProblem[] = [];
  readonly #ports: Ports;
  #kept: RunColumnMapping = {};

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {
      read: observableRef,
      mapping: observableRef,
      problems: observableRef,
    });
  }

  /** True while something stands here that is nowhere else. */
  get dirty(): boolean {
    return this.pasted.trim() !== '' || this.read !== null;
  }

  /** The rows as the columns say now, or why there are none; null while nothing is read. */
  get rows(): Result<RunRows, readonly RunReadProblem[]> | null {
    return this.read === null ? null : toRunRows(this.read.table, this.mapping);
  }

  type(text: string): void {
    this.pasted = text;
    this.problems = [];
  }

  /** Reads what was pasted. */
  async readPasted(): Promise<void> {
    await this.#take(readRunTable(this.pasted), { file: null, encoding: null, text: this.pasted });
  }

  async readFile(file: Pick<File, 'name' | 'arrayBuffer'>): Promise<void> {
    const found = readRunFile(new Uint8Array(await file.arrayBuffer()));
    if (!found.ok) return this.#refuse(found.failure);
    const { encoding, text, table } = found.value;
    await this.#take({ ok: true, value: table }, { file: file.name, encoding, text });
  }

  /** The user says whether the first row names the columns. */
  async sayHeader(hasHeader: boolean): Promise<void> {
    if (this.read !== null) await this.#take(readRunTable(this.read.text, hasHeader), this.read);
  }

  /** The user says what a column is; no other column is the same then. */
  use(column: string, use: RunField | 'not-used'): void {
    const others = Object.entries(this.mapping).map(([name, known]): [string, RunField | 'not-used'] => [
      name,
      known === use && use !== 'not-used' ? 'not-used' : known,
    ]);
    this.mapping = { ...Object.fromEntries(others), [column]: use };
  }

  /** Remembers the columns for the next table. */
  async keepMapping(): Promise<void> {
    await this.#ports.mappings.keep(this.mapping).catch(() => undefined);
  }

  /** Nothing was read; what was pasted stays. */
  again(): void {
    this.read = null;
    this.problems = [];
  }

  clear(): void {
    this.again();
    this.pasted = '';
  }

  async #take(
    found: Result<RunTable, readonly RunReadProblem[]>,
    source: Omit<ReadSource, 'table'>,
  ): Promise<void> {
    if (!found.ok) return this.#refuse(found.failure);
    this.#kept = await this.#ports.mappings.read();
    const table = found.value;
    runInAction(() => {
      const { file, encoding, text } = source;
      this.read = { file, encoding, text, table };
      this.mapping = proposeColumnMapping(table, this.#ports.rules, this.#kept);
      this.problems = [];
    });
  }

  #refuse(problems: readonly RunReadProblem[]): void {
    this.problems = problems;
  }
}
