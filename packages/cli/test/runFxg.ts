import { PassThrough, Readable } from 'node:stream';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { openSession } from '../src/identity/openSession.ts';
import { partners } from '../src/partners.ts';
import type { CommandTreeDependencies } from '../src/command-tree/commandTreeDependencies.ts';
import { runProgram } from '../src/command-tree/runProgram.ts';
import { collectingStream, failingStream } from './streams.ts';

type Given = {
  /** What comes through the pipe; bytes where it is no UTF-8. */
  readonly stdin?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the person at the terminal answers, one question after the other; they are asked on plain lines. */
  readonly answers?: readonly string[];
  /** A person at a terminal reads the output. */
  readonly terminal?: boolean;
  /** What writing to stdout fails with: `ENOSPC` on a full disk, `EPIPE` where the reader has left. */
  readonly stdoutFails?: string;
  /** What the tree of commands is made from, where it is not that of the product. */
  readonly parts?: CommandTreeDependencies;
  /** Gets every text that is written to stderr, while the command runs; a question is answered once it is done. */
  readonly said?: (text: string) => unknown;
};

/** What the tree of commands of the product is made from. */
export const productParts: CommandTreeDependencies = {
  partners,
  openSession,
  mayChange: async () => succeeded(null),
};

/** Runs one command line inside this process, with pipes for streams. */
export const runFxg = async (
  words: readonly string[],
  {
    stdin = '',
    answers,
    environment = {},
    terminal = answers !== undefined,
    stdoutFails,
    parts = productParts,
    said,
  }: Given = {},
) => {
  const left = [...(answers ?? [])];
  const asked = Object.assign(new PassThrough(), { isTTY: true });
  const answer = (text: string): void => {
    const heard = Promise.resolve(said?.(text));
    if (answers === undefined || !/(?:Number:|\[y\/N\]|\?) $/.test(text)) return;
    const next = left.shift();
    void heard.then(() => (next === undefined ? asked.end() : setImmediate(() => asked.write(`${next}\n`))));
  };
  const [out, err] = [collectingStream(terminal), collectingStream(terminal, answer)];
  const streams = {
    environment: answers === undefined ? environment : { ...environment, TERM: 'dumb' },
    stdin: answers === undefined ? Readable.from(stdin.length === 0 ? [] : [stdin]) : asked,
    stdout: stdoutFails === undefined ? out.stream : failingStream(stdoutFails),
    stderr: err.stream,
  };
  const code = await runProgram(words, '1.2.3', streams, parts);
  return { code, stdout: out.text(), stderr: err.text() };
};

/** The error object, which is the last line on stderr. */
export const errorOf = (stderr: string): unknown => JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '');
