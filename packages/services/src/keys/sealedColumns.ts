import { ofxAuthorizationRecord } from '../ofx/ofxAuthorizations.ts';

/** A column whose texts a key ring sealed, and for which record each of them. */
export type SealedColumn = {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** What a text of the row with this id was sealed for. */
  readonly recordOf: (id: string) => string;
};

/** Everything that is kept under the secrets of `integrationKeys`. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'integrations', id: 'integration_id', column: 'sealed_key', recordOf: (id) => id },
  {
    table: 'accounts_ofx_authorizations',
    id: 'sub',
    column: 'sealed_token',
    recordOf: ofxAuthorizationRecord,
  },
];
