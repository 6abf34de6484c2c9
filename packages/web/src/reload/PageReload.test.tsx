import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { PageReload } from './PageReload.ts';
import { makeSessionFlags } from './sessionFlags.ts';

const refused = (): Storage => {
  throw new Error('SecurityError');
};

const open = (storage: () => Storage) => {
  let reloads = 0;
  const page = new PageReload({ marks: makeSessionFlags(storage), reload: () => (reloads += 1) });
  return { page, reloads: () => reloads };
};

describe('the reloads that the page does by itself', () => {
  it.each([
    ['keeps marks', () => sessionStorage],
    ['keeps nothing', refused],
  ])('happen once for a reason in a browser that %s', (_kind, storage) => {
    sessionStorage.clear();
    const { page, reloads } = open(storage);
    expect(page.once('partner-session')).toBe(true);
    expect(page.once('partner-session')).toBe(false);
    expect(page.once('account')).toBe(true);
    expect(reloads()).toBe(2);
  });

  it('are possible again once the cause is over', () => {
    sessionStorage.clear();
    const { page } = open(() => sessionStorage);
    page.once('partner-session');
    page.forget('partner-session');
    expect(page.once('partner-session')).toBe(true);
  });

  it('wait while a form holds what was typed, until the user says so', () => {
    sessionStorage.clear();
    const { page, reloads } = open(() => sessionStorage);
    page.block();
    expect(page.once('account')).toBe(true);
    expect(reloads()).toBe(0);
    expect(page.waiting).toBe(true);
    page.now();
    expect(reloads()).toBe(1);
  });

  it('wait no longer when the cause is over by itself', () => {
    sessionStorage.clear();
    const { page } = open(() => sessionStorage);
    page.block();
    page.once('partner-session');
    expect(page.waiting).toBe(true);
    page.forget('partner-session');
    expect(page.waiting).toBe(false);
  });

  it('are blocked by each form on its own', () => {
    sessionStorage.clear();
    const { page, reloads } = open(() => sessionStorage);
    const [first, second] = [page.block(), page.block()];
    first();
    first();
    page.once('account');
    expect(reloads()).toBe(0);
    second();
    page.once('partner-session');
    expect(reloads()).toBe(1);
  });
});

describe('another release that the site gives', () => {
  it('is told of once nothing is begun or typed here, and no more where the site goes back (SITE-1)', () => {
    const { page, reloads } = open(() => sessionStorage);
    const release = page.block();
    page.noteRelease('replaced');
    expect(page.replaced).toBe(false);
    release();
    expect(page.replaced).toBe(true);
    page.noteRelease('current');
    expect(page.replaced).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('is heard of by the screen when what was begun ends', () => {
    const { page } = open(() => sessionStorage);
    const release = page.block();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(page.replaced, page.blocked));
    page.noteRelease('replaced');
    release();
    stop();
    expect(seen.slice(-2)).toEqual([true, false]);
  });

  it('is told of at once where the page cannot go on without it, and stays told (SITE-2)', () => {
    const { page, reloads } = open(() => sessionStorage);
    page.block();
    page.noteRelease('gone');
    page.noteRelease('current');
    expect(page.replaced).toBe(true);
    expect(reloads()).toBe(0);
  });
});
