/** In which order the bytes of UTF-16 stand, and whether a mark at their beginning says so. */
export type Utf16 = { readonly order: 'little' | 'big'; readonly marked: boolean };

/** As a share of all bytes: a text of UTF-16 with any line in Latin letters has more zeros, a stray one is fewer. */
const fewestZeros = 0.1;

/** UTF-16 is told by the mark at its beginning, or by the zeros beside its Latin letters: all on the same side. */
export const recognizeUtf16 = (bytes: Uint8Array): Utf16 | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { order: 'little', marked: true };
  if (first === 0xfe && second === 0xff) return { order: 'big', marked: true };
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [before = 0, behind = 0] = zeros;
  if ((before > 0 && behind > 0) || before + behind <= bytes.length * fewestZeros || bytes.length < 4)
    return null;
  return { order: behind > 0 ? 'little' : 'big', marked: false };
};
