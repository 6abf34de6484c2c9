import { failed, succeeded, type Result } from '../../result/result.ts';
import { runReadingMessages } from '../runMessages.ts';
import type { RunReadProblem } from './runReadProblem.ts';
import type { RunTable, RunTableRow } from './runTable.ts';

/** A member of an object and what follows it. A number stays the text that it is: a double may be another amount. */
const member =
  /[ \t]*(?<name>"[^"\\]*(?:\\.[^"\\]*)*")[ \t]*:[ \t]*(?:(?<text>"[^"\\]*(?:\\.[^"\\]*)*")|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<nothing>null)|(?<other>[[{tf]))/y;
const next = /[ \t]*(?<sign>[,}])/y;
const opening = /[ \t]*\{(?<empty>[ \t]*\})?/y;
const ending = /[ \t]*$/y;

const textOf = (json: string): string | null => {
  try {
    const text: unknown = JSON.parse(json);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
};

type Member = { readonly text: string; readonly isNumber: boolean };

type Members = ReadonlyMap<string, Member>;

/** The members of an object of one line, or at which index it is none and why. */
const readLine = (line: string): Members | { readonly at: number; readonly message: string } => {
  const members = new Map<string, Member>();
  let at = 0;
  const take = (shape: RegExp): Readonly<Record<string, string | undefined>> | null => {
    shape.lastIndex = at;
    const found = shape.exec(line);
    if (found !== null) at = shape.lastIndex;
    return found === null ? null : (found.groups ?? {});
  };
  const wrong = (message: string = runReadingMessages.notJson) => ({ at, message });
  const opened = take(opening);
  if (opened === null) return wrong();
  let isOpen = opened['empty'] === undefined;
  while (isOpen) {
    const from = at;
    const found = take(member);
    if (found === null) return wrong();
    const name = textOf(found['name'] ?? '');
    const text = found['text'] === undefined ? (found['number'] ?? '') : textOf(found['text']);
    if (found['other'] !== undefined) return { at: at - 1, message: runReadingMessages.nested };
    if (name === null || text === null) return { at: from, message: runReadingMessages.notJson };
    if (members.has(name)) return { at: from, message: runReadingMessages.namedTwice(name) };
    members.set(name, { text: text.trim(), isNumber: found['number'] !== undefined });
    const sign = take(next)?.['sign'];
    if (sign === undefined) return wrong();
    isOpen = sign === ',';
  }
  return take(ending) === null ? wrong() : members;
};

const toRow = (row: number, members: Members, columns: readonly string[]): RunTableRow => {
  const found = columns.map((name) => members.get(name));
  const numbers = found.flatMap((each, index) => (each?.isNumber === true ? [index] : []));
  const cells = found.map((each) => each?.text ?? '');
  return { row, cells, ...(numbers.length === 0 ? {} : { numbers }) };
};

/** Objects of texts and numbers, one a line, as a table whose columns are their members; else every line that is none. */
export const readJsonLines = (text: string): Result<RunTable, readonly RunReadProblem[]> => {
  const problems: RunReadProblem[] = [];
  const read: { readonly row: number; readonly members: Members }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const found = readLine(line);
    if ('at' in found) problems.push({ line: index + 1, column: found.at + 1, message: found.message });
    else read.push({ row: index + 1, members: found });
  }
  if (problems.length > 0) return failed(problems);
  const columns = [...new Set(read.flatMap(({ members }) => [...members.keys()]))];
  const rows = read
    .map(({ row, members }) => toRow(row, members, columns))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return rows.length === 0
    ? failed([{ line: 1, column: 1, message: runReadingMessages.empty }])
    : succeeded({ columns, hasHeader: true, linesAbove: 0, rows });
};
