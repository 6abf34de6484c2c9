import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { describe, expect, it } from 'vitest';
import { toStoreError } from './toStoreError.ts';

const trouble = (code: unknown, more: object = {}) =>
  Object.assign(new Error('no'), { code, syscall: 'open', ...more });

describe('a file that the system refuses', () => {
  it.each([
    ['EACCES', 'permission was denied'],
    ['EPERM', 'permission was denied'],
    ['EROFS', 'its file system is read-only'],
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk is full'],
    ['ENOTDIR', 'a part of its path is no folder'],
    ['EISDIR', 'it is a folder'],
    ['EIO', 'the system says EIO'],
  ])('%s is told in words', (code, why) => {
    const refusal = toStoreError(trouble(code), '/kept/intents.json');
    expect(refusal).toBeInstanceOf(StoreUnusable);
    expect(refusal).toMatchObject({
      message: `/kept/intents.json cannot be used: ${why}.`,
      path: '/kept/intents.json',
      broken: false,
    });
  });

  it('is the one that the system names, where it names one', () => {
    expect(toStoreError(trouble('EACCES', { path: '/kept' }), '/kept/a')).toMatchObject({ path: '/kept' });
    expect(toStoreError(trouble('EACCES', { path: 7 }), '/kept/a')).toMatchObject({ path: '/kept/a' });
  });

  it.each([
    [new TypeError('x is undefined')],
    [trouble(7)],
    [Object.assign(new Error('no'), { code: 'ERR_INVALID_ARG' })],
    [Object.assign(new Error('no'), { syscall: 'open' })],
    ['odd'],
  ])('is not what a defect is: %s', (defect) => {
    expect(toStoreError(defect, '/kept/a')).toBe(defect);
  });
});
