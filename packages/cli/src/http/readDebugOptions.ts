import type { Terminal } from '../terminal/terminal.ts';

/** Where the calls of a command are told; nowhere where nobody asked for it. */
export type DebugOptions = { readonly onStderr: boolean; readonly file: string | null };

/** `--debug` and `--debug-file FILE`; for a whole shell `FXG_DEBUG=1`, or `FXG_DEBUG=FILE`, which leaves stderr as it is. */
export const readDebugOptions = (
  values: Readonly<Record<string, unknown>>,
  environment: Terminal['environment'],
): DebugOptions | null => {
  const variable = environment['FXG_DEBUG'] ?? '';
  const isSwitch = /^(?:0|1|true|false|)$/.test(variable);
  const named = values['debugFile'];
  const file = typeof named === 'string' ? named : isSwitch ? null : variable;
  const onStderr = values['debug'] === true || variable === '1' || variable === 'true';
  return onStderr || file !== null ? { onStderr, file } : null;
};
