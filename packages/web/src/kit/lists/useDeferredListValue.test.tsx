import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeferredListValue } from './useDeferredListValue.ts';

let load: () => void = () => undefined;

const List = () => {
  const [typed, setTyped] = useState('');
  const [source, setSource] = useState(0);
  const rows = useDeferredListValue(`${source} ${typed}`, source);
  useEffect(() => {
    load = () => flushSync(() => setSource(1));
  });
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{rows}</output>
    </>
  );
};

const rows = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** As a browser tells of it, outside of what tests wait for: what may come later has not come yet. */
const type = (text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string, more: KeyboardEventInit = {}): void => {
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
};

beforeEach(() => {
  render(<List />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

it('a typed key is shown before the rows that follow from it', async () => {
  type('amber');
  expect(field().value).toBe('amber');
  expect(rows()).toBe('0 ');
  press('b');
  press('Backspace');
  expect(rows(), 'who types on waits for nothing').toBe('0 ');
  await vi.waitFor(() => expect(rows()).toBe('0 amber'));
});

it.each([
  ['Tab', () => press('Tab')],
  ['Enter', () => press('Enter')],
  ['a shortcut', () => press('k', { ctrlKey: true })],
  ['a finger or a mouse', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a press by other means', () => document.body.click()],
])('before %s does its work the rows are those of the text', (_what, go) => {
  type('amber');
  go();
  expect(rows()).toBe('0 amber');
});

it('what is loaded anew is there at once', () => {
  type('amber');
  load();
  expect(rows()).toBe('1 amber');
});
