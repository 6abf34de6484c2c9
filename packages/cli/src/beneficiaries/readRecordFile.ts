import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { parseRecordFile, type FileRecords } from './parseRecordFile.ts';

/** What a partner says of its records where a file is missing, or holds none. */
type RecordMessages = { readonly hint: string | null; readonly member: string };

/** Names the file of one beneficiary or of several. */
export const recordsFileOption: OptionSpec = {
  flags: '--file <file>',
  summary: 'the beneficiary as a JSON object, or several: see below; - is stdin',
};

type Call = Pick<Invocation, 'options' | 'terminal'>;

/** The text of `--file`, where `-` is stdin, and how an error names that. */
const readGiven = async (
  { options, terminal }: Call,
  hint: RecordMessages['hint'],
): CommandResult<{ readonly text: string; readonly named: string }> => {
  const file = options.text('file');
  if (file === null)
    return usageFailure('Say with --file which file holds the beneficiary; - is stdin.', hint);
  const named = file === '-' ? 'What came on stdin' : `The file ${file}`;
  const text = await readFileOrStdinText(file, terminal, named);
  return text.ok ? succeeded({ text: text.value, named }) : text;
};

const oneOnly = (member: string) =>
  usageFailure(`One beneficiary is one JSON object, such as { "${member}": "…", … }.`);

/** The JSON object of `--file`. What the file holds is never repeated in an error. */
export const readRecordFile = async (call: Call, { hint, member }: RecordMessages): CommandResult<object> => {
  const read = await readGiven(call, hint);
  if (!read.ok) return read;
  const { text, named } = read.value;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return usageFailure(
      `${named} is no JSON.`,
      `One beneficiary is one JSON object, such as { "${member}": "…", … }.`,
    );
  }
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? succeeded(given)
    : oneOnly(member);
};

/** The same where the file may hold several: a list, one a line (JSONL), or a table (CSV). */
export const readRecordsFile = async (
  call: Call,
  { hint, member }: RecordMessages,
): CommandResult<FileRecords> => {
  const read = await readGiven(call, hint);
  if (!read.ok) return read;
  const { text, named } = read.value;
  const found = await parseRecordFile(text);
  if (found === null)
    return usageFailure(
      `${named} is no JSON, and no table whose first row names the fields.`,
      `One beneficiary is one JSON object, such as { "${member}": "…", … }; several are a list of them, one a line, or a CSV.`,
    );
  return found.kind === 'rows' && found.rows.length + found.problems.length === 0
    ? usageFailure(`${named} holds no beneficiary.`, hint)
    : succeeded(found);
};
