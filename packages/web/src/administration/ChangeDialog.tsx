import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { useAdministration } from './administrationContext.ts';

/** What stands there and what will, before a change is made. */
export const ChangeDialog = observer(() => {
  const store = useAdministration();
  const { proposal } = store;
  return (
    <ConfirmDialog
      open={proposal !== null}
      title="Make this change?"
      confirmLabel="Make This Change"
      onConfirm={() => void store.confirm()}
      onCancel={store.withdraw}
    >
      <p className="admin-plan-title">{proposal?.plan.title}</p>
      <table className="admin-plan">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {proposal?.plan.rows.map(({ label, before, after }) => (
            <tr key={label} className={before === after ? 'admin-plan-same' : undefined}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
});
