import { failed, succeeded, type Result } from '../../result/result.ts';
import { decodeSpreadsheet, type DecodingProblem } from '../../spreadsheets/decodeSpreadsheet.ts';
import type { TextEncoding } from '../../spreadsheets/textEncoding.ts';
import { runReadingMessages } from '../runMessages.ts';
import { readRunTable } from './readRunTable.ts';
import type { RunReadProblem } from './runReadProblem.ts';
import type { RunTable } from './runTable.ts';
import { tooLargeToRead } from './tooLargeToRead.ts';

/** What a file holds, and how its letters were read, which is shown. */
export type RunFile = { readonly encoding: TextEncoding; readonly text: string; readonly table: RunTable };

const toReadProblem = (problem: DecodingProblem): RunReadProblem => {
  if (problem.kind === 'workbook') return { line: 1, column: 1, message: runReadingMessages.workbook };
  const { kind, encoding, line, column } = problem;
  const { severalEncodings, brokenLetter } = runReadingMessages;
  return { line, column, message: kind === 'several-encodings' ? severalEncodings : brokenLetter(encoding) };
};

/** Reads a file of at most 5 MB; what cannot be read is refused as a whole, with every place and its cure (RUN-1). */
export const readRunFile = (bytes: Uint8Array): Result<RunFile, readonly RunReadProblem[]> => {
  const tooLarge = tooLargeToRead(bytes.length);
  if (tooLarge !== null) return failed([{ line: 1, column: 1, message: tooLarge }]);
  const decoded = decodeSpreadsheet(bytes);
  if (!decoded.ok) return failed([toReadProblem(decoded.failure)]);
  const { text, encoding } = decoded.value;
  const table = readRunTable(text);
  return table.ok ? succeeded({ encoding, text, table: table.value }) : table;
};
