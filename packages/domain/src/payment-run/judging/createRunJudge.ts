import type { RunRow } from '../runRow.ts';
import { askSameRows } from './askSameRows.ts';
import type { JudgedRun, RunPurposeNeeded } from './judgedRow.ts';
import { judgeRow, type JudgedAlone } from './judgeRow.ts';
import type { RunContext } from './runContext.ts';

const findPurposesNeeded = (alone: readonly JudgedAlone[]): readonly RunPurposeNeeded[] => {
  const needed = new Map<string, RunPurposeNeeded & { readonly rows: number[] }>();
  for (const { judged, purposeNeeded } of alone) {
    if (purposeNeeded === null) continue;
    const key = `${purposeNeeded.country} ${purposeNeeded.method}`;
    const known = needed.get(key);
    if (known === undefined) needed.set(key, { ...purposeNeeded, rows: [judged.row] });
    else known.rows.push(judged.row);
  }
  return [...needed.values()];
};

/**
 * Judges the rows of a run, all of them each time: a row that it has seen is not judged again, but for whether it is the
 * same as another one. Another context needs another judge.
 */
export const createRunJudge = (context: RunContext): ((rows: readonly RunRow[]) => JudgedRun) => {
  const known = new WeakMap<RunRow, JudgedAlone>();
  const judgeOnce = (row: RunRow): JudgedAlone => {
    const found = known.get(row) ?? judgeRow(row, context);
    known.set(row, found);
    return found;
  };
  return (rows) => {
    const alone = rows.map(judgeOnce);
    return { rows: askSameRows(alone), purposesNeeded: findPurposesNeeded(alone) };
  };
};
