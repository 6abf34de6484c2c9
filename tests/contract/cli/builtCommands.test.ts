import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandRows } from './commandRows.ts';
import { fxgUser, type FxgUser } from './fxg.ts';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;
let sources: FxgUser;

beforeAll(async () => {
  terminal = await fxgWithSandbox();
  sources = await fxgUser(terminal.url, 'sources');
  await terminal.user.beSignedIn();
  await sources.beSignedIn();
});
afterAll(async () => {
  await sources.leave();
  await terminal.shut();
});

/** What is the same at two runs of one command: how it ended, and by which failure. */
const endOf = async (user: FxgUser, words: readonly string[]) => {
  const ran = await user.fxg(...words);
  return { code: ran.code, error: ran.stdout === '' && ran.code !== 0 ? ran.error().code : null };
};

// It stays with the sandbox until Ctrl-C; the others ask for a password or answer by the moment.
const elsewhere = new Set(['sandbox start', 'login', 'logout', 'doctor']);
const names = Object.keys(commandRows).filter((name) => !elsewhere.has(name));

it.each(names)('%s ends by the built program as it does by its sources', async (name) => {
  const words = [...name.split(' '), ...(commandRows[name]?.words ?? [])];
  const built = await endOf(terminal.user, words);
  expect(built.code).not.toBe(1);
  expect(built).toEqual(await endOf(sources, words));
});
