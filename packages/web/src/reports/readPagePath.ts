import { paths } from '../routing/paths.ts';

const known = [
  ...Object.values(paths),
  ...Object.values(paths.secure),
  ...Object.values(paths.gateway),
  paths.gateway.editBeneficiary(''),
  // What only administrators open is addressed in their own files.
  '/accounts',
].filter((one) => typeof one === 'string');

const words = new Set(known.flatMap((path) => path.split('/')));

/** The path of a page in which every word that is not one of our addresses, such as an id, is `:id` (REPORT-2). */
export const readPagePath = (path: string): string =>
  path
    .split('/')
    .map((word) => (words.has(word) ? word : ':id'))
    .join('/');
