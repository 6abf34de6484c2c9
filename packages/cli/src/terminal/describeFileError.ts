const codeOf = (trouble: unknown): string =>
  trouble instanceof Error && 'code' in trouble ? String(trouble.code) : '';

/** Why a file that was named cannot be read or written, in a sentence that says what it is instead. */
export const describeFileError = (
  file: string,
  trouble: unknown,
  done: 'read' | 'written',
  named = `The file ${file}`,
): string => {
  switch (codeOf(trouble)) {
    case 'ENOENT':
      return done === 'read'
        ? `${named} does not exist.`
        : `${named} cannot be written: its folder does not exist.`;
    case 'ENOTDIR':
      return `${named} does not exist: a part of its path is no folder.`;
    case 'EISDIR':
      return `${named} is a folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${named} could not be ${done}: you are not allowed to.`;
    case 'EROFS':
    case 'ENOSPC':
      return `${named} could not be ${done}: the disk is full, or only to be read.`;
    default:
      return `${named} could not be ${done}.`;
  }
};
