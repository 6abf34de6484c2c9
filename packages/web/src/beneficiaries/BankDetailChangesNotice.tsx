import type { BankDetailChange } from '@fx-gateway/domain/bankDetails/bankDetailChange.ts';
import '../kit/notices/Notice.css';
import './BankDetailChangesNotice.css';

/** The old and the new bank details side by side, masked, so that an unintended change is seen before it is saved. */
export const BankDetailChangesNotice = ({ changes }: { readonly changes: readonly BankDetailChange[] }) =>
  changes.length === 0 ? null : (
    <section className="notice notice-warning bank-changes" aria-label="Changed bank details">
      <h2 className="notice-title">The bank details will change</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Detail</span>
            </th>
            <th scope="col">Old</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-which="Old">{before === '' ? 'None' : before}</td>
              <td data-which="New">{after === '' ? 'None' : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Changed bank details are a common fraud. Check them with the beneficiary by calling a telephone number
        you already knew.
      </p>
    </section>
  );
