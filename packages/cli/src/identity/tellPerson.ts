import type { Invocation } from '../program/invocation.ts';
import { safeText } from '../terminal/safeText.ts';
import { write } from '../terminal/terminal.ts';

/** Says to somebody who is being asked why they are asked; also under `--quiet`, which silences news only. */
export const tellPerson = ({ terminal }: Invocation, text: string): Promise<void> =>
  write(terminal.stderr, `${safeText(text)}\n`);
