import type { BankDetailChange } from '@fx-gateway/domain/bankDetails/bankDetailChange.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import '../kit/notices/Notice.css';
import './BankDetailChangesNotice.css';

/** The old and the new bank details side by side, masked, so that an unintended change is seen before it is saved. */
export const BankDetailChangesNotice = ({ changes }: { readonly changes: readonly BankDetailChange[] }) =>
  changes.length === 0 ? null : (
    <section className="notice notice-warning bank-changes" aria-label="Changed bank details">
      <h2 className="notice-title">The bank details will change</h2>
      <DataTable
        className="bank-changes-table"
        caption="Old and new bank details"
        rows={changes}
        keyOf={({ label }) => label}
        columns={[
          { head: 'Detail', isHeadHidden: true, kind: 'name', cell: ({ label }) => label },
          { head: 'Old', cell: ({ before }) => (before === '' ? 'None' : before) },
          { head: 'New', cell: ({ after }) => (after === '' ? 'None' : after) },
        ]}
      />
      <p>
        Changed bank details are a common fraud. Check them with the beneficiary by calling a telephone number
        you already knew.
      </p>
    </section>
  );
