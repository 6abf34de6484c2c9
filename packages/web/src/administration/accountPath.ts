import { paths } from '../routing/paths.ts';

/** The address of one account, which nobody but administrators needs: it comes with their pages. */
export const accountPath = (accountId: string): string =>
  `${paths.secure.debug}/accounts/${encodeURIComponent(accountId)}`;
