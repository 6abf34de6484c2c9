import { collectingStream, failingStream } from '../../../packages/cli/test/streams.ts';
import type { CustomerWorld } from './customerWorld.ts';
import { endAtEveryAwait } from './endAtEveryAwait.ts';
import { runInProcess } from './runInProcess.ts';
import { slowStore } from './slowStore.ts';
import { slowStream } from './slowStream.ts';

/** What an ended process has left: what was read of it, and what its machine keeps. */
export type Left = {
  readonly stdout: string;
  readonly stderr: string;
  readonly kept: ReadonlyMap<string, string>;
};

/** Characters of stdout that a full disk still takes. */
const roomOfFullDisk = 20;

/** What a command leaves that is ended at each await between the partner's answer and its end. */
export const leftAtEveryAwait = (
  world: CustomerWorld,
  words: readonly string[],
  before: ReadonlyMap<string, string>,
  stdoutGoesTo: 'a slow reader' | 'a full disk',
): Promise<readonly Left[]> => {
  const { store, kept } = slowStore(before);
  const out = slowStream(stdoutGoesTo === 'a full disk' ? roomOfFullDisk : undefined);
  const err = slowStream();
  return endAtEveryAwait(
    (begin) => runInProcess(words, world.session(store, begin), { stdout: out.stream, stderr: err.stream }),
    () => ({ stdout: out.taken(), stderr: err.taken(), kept: kept() }),
  );
};

/** Runs a command on a machine that keeps these things, to its end; `kept` is what it keeps then. */
export const runFresh = async (
  world: CustomerWorld,
  words: readonly string[],
  before: ReadonlyMap<string, string> = new Map(),
) => {
  const { store, kept } = slowStore(before);
  const [out, err] = [collectingStream(), collectingStream()];
  const streams = { stdout: out.stream, stderr: err.stream };
  const code = await runInProcess(words, world.session(store), streams);
  return { code, stdout: out.text(), stderr: err.text(), kept: kept() };
};

/** Those that differ in what the machine keeps, each once: the next command finds nothing else. */
export const differentlyKept = (all: readonly Left[]): readonly Left[] => [
  ...new Map(all.map((left) => [JSON.stringify([...left.kept]), left])).values(),
];

const fullDisk = () => failingStream('ENOSPC').on('error', () => undefined);

/** Runs a command whose outcome nobody hears: both its outputs go to a full disk. Gives what the machine keeps then. */
export const runUnheard = async (
  world: CustomerWorld,
  words: readonly string[],
  before: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> => {
  const { store, kept } = slowStore(before);
  await runInProcess(words, world.session(store), { stdout: fullDisk(), stderr: fullDisk() });
  return kept();
};
