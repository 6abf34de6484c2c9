import { expect, it } from 'vitest';
import { detectNonUtf8Encoding } from './detectNonUtf8Encoding.ts';

const read = (bytes: readonly number[]): string => new TextDecoder().decode(new Uint8Array(bytes));
const bytesOf = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const json = bytesOf('{"environment":{"name":"Here","kind":"production"}}');

it.each([
  ['UTF-8', json, null],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...json], null],
  ['nothing', [], null],
  ['UTF-16', json.flatMap((byte) => [byte, 0]), 'UTF-16'],
  ['UTF-16 with its mark', [0xff, 0xfe, ...json.flatMap((byte) => [byte, 0])], 'UTF-16'],
  ['a letter of Latin-1', [...json, ...json, ...json, ...json, ...json, 0xe9], 'Latin-1 or Windows-1252'],
  ['gzip', [0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0], 'gzip'],
  ['brotli', [0x0b, 0x19, 0x80, 0xe3, 0x83, 0x22, 0x9a], 'compressed'],
])('bytes of %s are told by how they read', (_of, bytes, is) => {
  expect(detectNonUtf8Encoding(read(bytes))).toBe(is);
});
