/** A file of an archive, or a folder, which has no bytes. */
type TarEntry = { readonly path: string; readonly bytes: Buffer | undefined };

const block = 512;
const folderType = '5';

/** The files and folders of an uncompressed tar archive, in its order; undefined when it breaks off or is none. */
export const readTarEntries = (archive: Buffer): readonly TarEntry[] | undefined => {
  const entries: TarEntry[] = [];
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block);
    if (header[0] === 0) return entries;
    const size = Number.parseInt(textAt(header, 124, 136), 8);
    const begin = at + block;
    if (textAt(header, 257, 262) !== 'ustar' || !(begin + size <= archive.length)) return undefined;
    const isFolder = textAt(header, 156, 157) === folderType;
    entries.push({
      path: textAt(header, 0, 100),
      bytes: isFolder ? undefined : archive.subarray(begin, begin + size),
    });
    at = begin + Math.ceil(size / block) * block;
  }
  return undefined;
};

const textAt = (header: Buffer, from: number, to: number) => {
  const field = header.subarray(from, to);
  const end = field.indexOf(0);
  return field.toString('latin1', 0, end === -1 ? field.length : end);
};
