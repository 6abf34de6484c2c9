import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

type Settings = NonNullable<Parameters<typeof fxgWithSandbox>[0]>;

/** A table of tests: what the partner is called, and the setting that makes it one. */
export const withAndWithoutKeys: readonly (readonly [partner: string, idempotency: boolean])[] = [
  ['a partner that keeps idempotency keys', true],
  ['a partner as it is documented', false],
];

/** Every test beside this call begins at the stories of the sandbox, with somebody who has just signed in. */
export const signedInTerminal = (
  take: (terminal: FxgWithSandbox) => void,
  { email, ...settings }: Settings & { readonly email?: string } = {},
): void => {
  let terminal: FxgWithSandbox;
  beforeAll(async () => {
    terminal = await fxgWithSandbox(settings);
    take(terminal);
  });
  afterAll(() => terminal.shut());
  beforeEach(async () => {
    await terminal.comeFresh();
    await terminal.user.beSignedIn(email);
  });
};
