import { paths } from '../../../routing/paths.ts';

/** Asks a tab that opens to lead its customer to the partner, though there may be a token. */
export const authorizeHash = '#authorize';

/** A page of ours on which nothing is typed yet, from where the customer can go to the partner and come back. */
export const authorizePath = `${paths.gateway.dashboard}${authorizeHash}`;
