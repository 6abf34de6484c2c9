import { sealedPartnerColumns } from './partners.ts';
import type { SealedColumn } from './keys/sealedColumn.ts';

/** Everything that is kept under the secrets of `integrationKeys`. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'integrations', id: 'integration_id', column: 'sealed_key', recordOf: (id) => id },
  ...sealedPartnerColumns,
];
