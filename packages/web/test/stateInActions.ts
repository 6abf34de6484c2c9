import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let warn: MockInstance<(...words: unknown[]) => void>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn');
});

/** MobX only warns where shown state is changed outside an action, which may paint half of a change: here that fails. */
afterEach(() => {
  const said = warn.mock.calls.map(([first]) => String(first));
  warn.mockRestore();
  expect(said.filter((words) => words.startsWith('[MobX]'))).toEqual([]);
});
