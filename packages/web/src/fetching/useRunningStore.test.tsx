import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRunningStore } from './useRunningStore.ts';

it('a store of an open page hears that the connection is back, and no longer once the page is left', () => {
  const heard: string[] = [];
  const store = {
    start: () => heard.push('started'),
    stop: () => heard.push('stopped'),
    connectionBack: () => heard.push('back'),
  };
  const { unmount } = renderHook(() => useRunningStore(store));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['started', 'back']);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['started', 'back', 'stopped']);
});
