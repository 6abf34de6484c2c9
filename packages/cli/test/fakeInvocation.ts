import { Readable, Writable } from 'node:stream';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../src/failures/commandFailure.ts';
import type { Invocation } from '../src/verbs/invocation.ts';
import { readOptions } from '../src/verbs/options.ts';
import { interruptedFailure, isYes, type Prompts } from '../src/terminal/prompts.ts';

const sameUser: Invocation['userChanged'] = async () => null;

/** A call whose user answers one question after the other and then leaves; null where there is no terminal. */
export const fakeInvocation = (
  answers: readonly string[] | null,
  options: Readonly<Record<string, unknown>> = {},
) => {
  const left = [...(answers ?? [])];
  let reported = '';
  const onceWritten: (() => Promise<void>)[] = [];
  const wouldEnd: CommandFailure[] = [];
  let choices: readonly string[] = [];
  let question = '';
  let environment: ReturnType<Invocation['environment']> = null;
  let userChanged: Invocation['userChanged'] = sameUser;
  const stderr = new Writable({
    write: (piece, _encoding, done) => {
      reported += String(piece);
      done();
    },
  });
  const answer = async () => {
    const next = left.shift();
    return next === undefined ? failed(interruptedFailure) : succeeded(next);
  };
  const prompts: Prompts = {
    confirm: async () => {
      const said = await answer();
      return said.ok ? succeeded(isYes(said.value)) : said;
    },
    text: answer,
    secret: answer,
    choose: async (asked, offered) => {
      question = asked;
      choices = offered.map(({ value }) => value);
      return answer();
    },
  };
  const invocation: Invocation = {
    terminal: { environment: {}, stdin: Readable.from([]), stdout: stderr, stderr },
    args: [],
    options: readOptions(options),
    json: true,
    changes: false,
    signal: new AbortController().signal,
    notice: () => undefined,
    reached: (found) => {
      environment = found;
    },
    environment: () => environment,
    actsFor: (whyNoLonger) => {
      userChanged = whyNoLonger;
    },
    userChanged: () => userChanged(),
    heldBackBy: () => undefined,
    wouldSend: () => undefined,
    report: async (text) => void stderr.write(`${text}\n`),
    emit: async () => 'written',
    emitText: async () => 'written',
    canAsk: answers !== null,
    prompts: async () => (answers === null ? null : prompts),
    wouldEnd: (failure) => void wouldEnd.push(failure),
    onceWritten: (done) => void onceWritten.push(done),
    lookAfterwards: () => undefined,
    interruptedWith: () => undefined,
    endsAfter: () => undefined,
  };
  return {
    invocation,
    reported: () => reported,
    /** What the command has said is written. */
    written: async () => {
      for (const done of onceWritten.splice(0)) await done();
    },
    wouldEnd: () => wouldEnd[0] ?? null,
    offered: () => choices,
    question: () => question,
    unanswered: () => left.length,
  };
};
