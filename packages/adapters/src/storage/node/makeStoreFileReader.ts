import { readFile, stat } from 'node:fs/promises';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import * as z from 'zod/mini';
import { hasSystemErrorCode } from './readFileIfPresent.ts';
import { toStoreError } from './toStoreError.ts';

const contents = z.record(z.string(), z.string());

export type StoreFileContents = Readonly<Record<string, string>>;

const absent: StoreFileContents = {};

const parse = (path: string, text: string): StoreFileContents => {
  try {
    return contents.parse(JSON.parse(text));
  } catch {
    throw new StoreUnusable(path, { why: 'it is not the file that was written there', broken: true });
  }
};

/**
 * Reads a file of texts by key; an absent one is empty. Every change puts a new file in place, so one with the same
 * stamp is not read again: the identity library asks for a dozen keys before each call.
 */
export const makeStoreFileReader = (path: string): (() => Promise<StoreFileContents>) => {
  let known: { readonly stamp: string; readonly contents: StoreFileContents } | null = null;
  return async () => {
    try {
      const { ino, mtimeNs, size } = await stat(path, { bigint: true });
      const stamp = `${ino} ${mtimeNs} ${size}`;
      if (known?.stamp !== stamp) known = { stamp, contents: parse(path, await readFile(path, 'utf8')) };
      return known.contents;
    } catch (error) {
      if (hasSystemErrorCode(error, 'ENOENT')) return absent;
      throw toStoreError(error, path);
    }
  };
};
