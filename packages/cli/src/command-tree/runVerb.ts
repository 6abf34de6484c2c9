import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { changesAnything } from '../verbs/changesAnything.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { refuseContradictingOptions } from '../verbs/refuseContradictingOptions.ts';
import { refuseEmptyArgument } from '../verbs/refuseEmptyArgument.ts';
import type { Environment } from '../verbs/environmentLabel.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { readOptions } from '../verbs/options.ts';
import type { Outcome, Output } from '../verbs/outcome.ts';
import type { RefuseIfReadOnly } from '../configuration/refuseReadOnly.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { thrownFailure } from '../failures/thrownFailure.ts';
import { explainFailureByCalls } from '../http/explainFailureByCalls.ts';
import { readDebugOptions } from '../http/readDebugOptions.ts';
import { showWaiting } from '../http/showWaiting.ts';
import { openPrompts } from '../terminal/openPrompts.ts';
import { drawView } from '../terminal/drawView.ts';
import { readTerminalStyle } from '../terminal/viewStyle.ts';
import { interruptedFailure } from '../terminal/prompts.ts';
import { safeJson, safeText, safeView } from '../safe-text/safeText.ts';
import { canAsk, writeText, type Terminal, type WriteResult } from '../terminal/terminal.ts';
import { writeFailure } from '../terminal/writeFailure.ts';
import type { VerbCall } from './addVerb.ts';
import { resolveOnAbort, listenForInterruption, resolveLostAfterAbort } from './listenForInterruption.ts';
import { repeatProfileFlagsInHints } from './repeatProfileFlagsInHints.ts';
import { makeHeldBackEnd } from './makeHeldBackEnd.ts';
import { interruptedCommandFailure } from './interruptedCommandFailure.ts';
import {
  outputLostFailure,
  readerLeftFailure,
  addHint,
  addOutputLostHint,
} from '../failures/outputLostFailure.ts';

/** Until somebody is signed in there is nobody who could change. */
const sameUser: Invocation['userChanged'] = async () => null;

type UnhandledRejections = { readonly signal: AbortSignal; stopListening(): void };

/** Aborts its signal at the first rejected promise that nothing awaits; its error is the reason of the signal. */
const listenForUnhandledRejections = (): UnhandledRejections => {
  const abort = new AbortController();
  const stray = (trouble: unknown): void => abort.abort(trouble);
  process.on('unhandledRejection', stray);
  return { signal: abort.signal, stopListening: () => void process.off('unhandledRejection', stray) };
};

/** Tells every call of a service where this one asks for it; gives back what ends that. */
const startDebug = async (
  values: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): CommandResult<() => void> => {
  const wanted = readDebugOptions(values, terminal.environment);
  return wanted === null
    ? succeeded(() => undefined)
    : (await import('../http/startDebugOutput.ts')).startDebugOutput(wanted, terminal);
};

/** Runs one verb: listens for Ctrl-C, writes its output or its failure, and says with what to end. */
export const runVerb = async (
  { verb, args, values: given }: VerbCall,
  terminal: Terminal,
  mayChange: RefuseIfReadOnly,
): Promise<ExitCode> => {
  const values: Readonly<Record<string, unknown>> = {
    ...given,
    profile: given['profile'] ?? (terminal.environment['FXG_PROFILE'] || undefined),
  };
  const json = values['json'] === true || terminal.stdout.isTTY !== true;
  const debug = await startDebug(values, terminal);
  if (!debug.ok) {
    await writeFailure(terminal, debug.failure, values['json'] === true);
    return debug.failure.exit;
  }
  const interruption = listenForInterruption();
  const { signal } = interruption;
  const quiet = json || values['quiet'] === true;
  const stopShowing = quiet ? null : showWaiting(terminal);
  const trouble = explainFailureByCalls();
  let onTheWay: Outcome | null = null;
  /** How many calls that move money have left. */
  let left = 0;
  const broken = new Promise<Outcome>((resolve) => {
    // The verb may still end in its own way, as a watch does, before the interruption is reported.
    signal.addEventListener('abort', () =>
      setTimeout(() => resolve(onTheWay ?? failed(interruptedFailure)), 100),
    );
  });
  let lost = false;
  let isErrorLost = false;
  const onceWritten: { readonly done: () => Promise<void>; readonly on: 'outcome' | 'stdout' | 'stderr' }[] =
    [];
  const begun: Promise<unknown>[] = [];
  const looks: { readonly look: () => Promise<string | null>; readonly unlooked: string }[] = [];
  const show = async (output: Output, data: 'document' | 'line'): Promise<string> =>
    json ? render(output, data, terminal) : withPlace(await render(output, 'view', terminal));
  const abandoned = resolveLostAfterAbort(signal, 1_000);
  // What stdout did not take is said on stderr, which has a second of its own.
  const errorAbandoned = resolveLostAfterAbort(signal, 2_000);
  const heardOnError = async (writing: Promise<WriteResult>): Promise<void> => {
    if ((await Promise.race([writing, errorAbandoned])) !== 'written') isErrorLost = true;
  };
  const report = (text: string): Promise<void> =>
    heardOnError(writeText(terminal.stderr, `${safeText(withPlace(text))}\n`));
  const fail = (failure: CommandFailure): Promise<void> => {
    const told = trouble.explained(failure);
    const hint = told.hint === null ? null : withPlace(told.hint);
    return heardOnError(writeFailure(terminal, { ...told, hint }, values['json'] === true));
  };
  const options = readOptions(values);
  const changes = changesAnything(verb, options);
  const emit = async (text: string): Promise<WriteResult> => {
    const written = await Promise.race([writeText(terminal.stdout, text), abandoned]);
    // Who reads on and on may stop; what was changed must be known.
    if (written === 'lost' || (written === 'left' && changes)) lost = true;
    return written;
  };
  // A reader that has seen enough (`| head -1`), or a full disk, ends a stream of data, but never while money is on its way.
  const readerGone = new Promise<Outcome>((resolve) => {
    terminal.stdout.once('error', () => {
      if (onTheWay === null) resolve(changes ? failed(readerLeftFailure) : succeeded(null));
    });
  });
  // A rejected promise of a library that nothing awaits ends the command too, but never while money is on its way.
  const rejections = listenForUnhandledRejections();
  const libraryFailure = new Promise<Outcome>((resolve) => {
    rejections.signal.addEventListener('abort', () => {
      if (onTheWay === null) resolve(failed(thrownFailure(rejections.signal.reason)));
    });
  });
  let environment: Environment | null = null;
  const wouldEnd: CommandFailure[] = [];
  let userChanged: Invocation['userChanged'] = sameUser;
  const held = makeHeldBackEnd();
  const withPlace = repeatProfileFlagsInHints(options);
  const asks = values['input'] !== false && canAsk(terminal);
  const invocation: Invocation = {
    terminal,
    canAsk: asks,
    args,
    options,
    json,
    changes,
    signal,
    notice: (text) => {
      if (values['quiet'] !== true) terminal.stderr.write(`${safeText(withPlace(text))}\n`);
    },
    report,
    reached: (found) => {
      environment = found;
    },
    environment: () => environment,
    actsFor: (whyNoLonger) => {
      userChanged = whyNoLonger;
    },
    userChanged: () => userChanged(),
    heldBackBy: held.heldBackBy,
    wouldSend: held.wouldSend,
    emit: async (output) => emit(await show(output, 'line')),
    emitText: (text) => emit(terminal.stdout.isTTY === true ? safeView(text) : text),
    prompts: async () => (asks ? openPrompts(terminal) : null),
    wouldEnd: (failure) => void wouldEnd.push(failure),
    onceWritten: (done, on = 'outcome') => void onceWritten.push({ done, on }),
    lookAfterwards: (look, unlooked) => void looks.push({ look, unlooked }),
    endsAfter: (work) => void begun.push(work),
    interruptedWith: (failure, soFar) => {
      if (failure === null || failure === 'not-sent') {
        if (failure === 'not-sent' && onTheWay !== null) left -= 1;
        onTheWay = null;
        return;
      }
      left += 1;
      onTheWay = soFar === undefined ? failed(failure) : succeeded({ ...soFar, failure });
    },
  };
  /** With what the verb ended by itself. */
  const own: { end: Outcome | null } = { end: null };
  const outcome = await Promise.race([
    perform(async () => {
      const wrong = refuseEmptyArgument(verb, args) ?? refuseContradictingOptions(verb, options);
      if (wrong !== null) return wrong;
      const may = await mayChange(verb, invocation);
      own.end = may.ok ? await verb.run(invocation) : may;
      return own.end;
    }),
    broken,
    readerGone,
    libraryFailure,
  ]);
  stopShowing?.();
  await Promise.race([Promise.allSettled(begun), errorAbandoned]);
  const isWritten =
    outcome.ok &&
    outcome.value !== null &&
    (await emit(await show(outcome.value, outcome.value.line === true ? 'line' : 'document'))) === 'written';
  const ending = outcome.ok
    ? (howItEnds(outcome.value, lost) ?? wouldEnd[0] ?? (await held.end()))
    : outcome.failure;
  const did = outcome.ok ? (outcome.value?.done ?? '') : '';
  const moves = verb.movesMoney === true && changes;
  const wasInterrupted = (end: CommandFailure | null): CommandFailure =>
    interruptedCommandFailure(end, {
      sent: moves ? (left > 0 ? 'something' : 'nothing') : null,
      done: did,
      exit: interruption.exit(),
    });
  const lookAll = async (): Promise<string> => {
    const said: string[] = [];
    for (const { look, unlooked } of looks) {
      const seen = signal.aborted ? unlooked : await Promise.race([look(), resolveOnAbort(signal, unlooked)]);
      if (seen !== null) said.push(seen);
    }
    return said.join('\n');
  };
  const ended = signal.aborted || ending === interruptedFailure ? wasInterrupted(ending) : ending;
  // The error is the last line, so it holds what a look gives. Nothing counts as told before it is written.
  const isMade = outcome === own.end && outcome.ok && (outcome.value?.failure ?? null) === null;
  const failure = ended === null || !isMade ? ended : addHint(ended, await lookAll());
  // A pipe takes what its reader never reads: what was changed is said where somebody looks.
  const done = failure === null ? did : '';
  if (done !== '' && terminal.stdout.isTTY !== true && values['quiet'] !== true) await report(done);
  // The error is the last line on stderr.
  if (failure !== null) debug.value();
  if (failure !== null) await fail(failure);
  if (outcome === own.end) {
    // A terminal takes what is written to it for a moment after its window was closed.
    const isHeard = !isErrorLost && !interruption.isHungUp();
    const isKept = isWritten && !(interruption.isHungUp() && terminal.stdout.isTTY === true);
    const isOut = { outcome: isKept || isHeard, stdout: isKept, stderr: isHeard };
    // Whoever could not keep that it was told tells it once more.
    for (const { done: told, on } of onceWritten) if (isOut[on]) await told().catch(() => undefined);
    if (failure === null) {
      const stopSaying = looks.length === 0 || quiet ? null : showWaiting(terminal);
      const seen = await lookAll();
      stopSaying?.();
      if (seen !== '') await report(seen);
    }
  }
  // What a library still rejects while the end is written is told by nobody: a trace would be.
  rejections.stopListening();
  debug.value();
  trouble.stop();
  interruption.stopListening();
  if (!signal.aborted) return failure?.exit ?? exitCodes.ok;
  if (failure === null) await fail(wasInterrupted(null));
  return interruption.exit();
};

/** What is said on stderr about an outcome that was written, or lost; null when nothing needs to be said. */
const howItEnds = (outcome: Output | null, lost: boolean): CommandFailure | null => {
  const failure = outcome?.failure ?? null;
  if (!lost) return failure;
  return failure === null
    ? outputLostFailure(outcome?.done ?? null)
    : addOutputLostHint(failure, outcome?.done ?? null);
};

const render = async (
  { data, view }: Output,
  form: 'document' | 'line' | 'view',
  terminal: Terminal,
): Promise<string> => {
  if (form === 'view' && view !== null) {
    const text = safeView(await drawView(view, readTerminalStyle(terminal, 'stdout')));
    return text === '' ? '' : `${text}\n`;
  }
  return `${safeJson(data, form === 'line' ? 0 : 2)}\n`;
};

const perform = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run();
  } catch (trouble) {
    return failed(thrownFailure(trouble));
  }
};
