import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';

/** What the system says by its codes, in words. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission was denied',
  EPERM: 'permission was denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
};

/** What is thrown where the system refuses a file: the path that it names, else this one. A defect stays what it is. */
export const toStoreError = (trouble: unknown, path: string): unknown => {
  if (!(trouble instanceof Error) || !('code' in trouble) || !('syscall' in trouble)) return trouble;
  const { code } = trouble;
  if (typeof code !== 'string') return trouble;
  const refused = 'path' in trouble && typeof trouble.path === 'string' ? trouble.path : path;
  return new StoreUnusable(refused, { why: reasons[code] ?? `the system says ${code}`, broken: false });
};
