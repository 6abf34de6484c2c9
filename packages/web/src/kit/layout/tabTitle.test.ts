import { describe, expect, it } from 'vitest';
import { createTabTitle } from './tabTitle.ts';

const open = () => {
  const shown: string[] = [];
  const title = createTabTitle('FX Gateway', (text) => shown.push(text));
  return { title, now: () => shown.at(-1) };
};

describe("the browser's tab", () => {
  it('names the screen before its page, whichever comes first, and the product behind it (THEME-18)', () => {
    const { title, now } = open();
    const leaveOrder = title.name('screen', 'Order 700');
    title.name('page', 'Past Orders');
    expect(now()).toBe('Order 700: FX Gateway');
    leaveOrder();
    expect(now()).toBe('Past Orders: FX Gateway');
  });

  it('has the title of the product alone when nothing is named any more', () => {
    const { title, now } = open();
    title.name('page', 'Settings')();
    expect(now()).toBe('FX Gateway');
  });
});
