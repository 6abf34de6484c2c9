import { createRunJudge } from '../src/payment-run/judging/createRunJudge.ts';
import type { JudgedRow } from '../src/payment-run/judging/judgedRow.ts';
import type { RunContext } from '../src/payment-run/judging/runContext.ts';
import type { RunRowTexts } from '../src/payment-run/runRow.ts';
import { runContext, runRow } from './runSamples.ts';

/** What a row without a problem says. */
export const goodTexts = { payee: 'Northwind Ltd', amount: '10' };

type Judging<T> = (texts: Partial<RunRowTexts>, context?: Partial<RunContext>) => T;

/** The good row, judged with these texts in its place. */
export const judgeOne: Judging<JudgedRow> = (texts, context = {}) => {
  const [judged] = createRunJudge({ ...runContext, ...context })([runRow({ ...goodTexts, ...texts })]).rows;
  if (judged === undefined) throw new Error('A row is judged.');
  return judged;
};

export const problemsOf: Judging<readonly string[]> = (texts, context) =>
  judgeOne(texts, context).problems.map(({ kind, field, message }) => `${kind} ${field}: ${message}`);

export const choicesOf: Judging<readonly (readonly string[])[]> = (texts, context) =>
  judgeOne(texts, context).problems.flatMap(({ choices }) => choices.map(({ text, label }) => [text, label]));
