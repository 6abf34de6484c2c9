import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { describePayeeToAdd } from '@fx-gateway/domain/payment-run/judging/describePayeeToAdd.ts';
import { isTotalRow } from '@fx-gateway/domain/payment-run/judging/isTotalRow.ts';
import { isChosenForAll } from '@fx-gateway/domain/payment-run/judging/waitsForChoice.ts';
import type { RunRowTexts } from '@fx-gateway/domain/payment-run/runRow.ts';
import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { Link } from 'react-router-dom';
import { AccountToCompare } from '../../bankDetails/AccountToCompare.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { holdPayeeToAdd, payeeToAddState } from '../../beneficiaries/payeeToAddState.ts';
import { paths } from '../../routing/paths.ts';
import { PaidElsewhereLink } from '../frame/PaidElsewhereLink.tsx';
import { RunChoice } from './RunChoice.tsx';

type Edit = (row: number, field: RunField, text: string) => void;

/** Every reason against a row, each with what helps; what is chosen above for all rows is said there. */
export const RowReasons = ({
  id,
  texts,
  judged: { row, problems, questions },
  confirmed,
  changed,
  onEdit,
  onConfirm,
}: {
  readonly id: string;
  readonly texts: RunRowTexts;
  readonly judged: JudgedRow;
  readonly confirmed: ReadonlySet<string>;
  /** The account of the payee as it is now, where the telephone check is asked for. */
  readonly changed?: PayeeAccount | undefined;
  readonly onEdit: Edit;
  readonly onConfirm: (key: string, said: boolean) => void;
}) => {
  return (
    <div className="run-reasons" id={id}>
      {problems
        .filter((problem) => !isChosenForAll(problem))
        .map((problem) => (
          <div className="run-reason" key={`${problem.kind} ${problem.field}`}>
            <p>{problem.message}</p>
            {problem.choices.length === 0 ? null : <RunChoice row={row} problem={problem} onEdit={onEdit} />}
            {problem.kind === 'payee-unknown' && !isTotalRow(texts) ? (
              <Link
                to={paths.gateway.newBeneficiary}
                state={payeeToAddState(`row ${row}`, paths.gateway.payments)}
                onClick={() => holdPayeeToAdd(`row ${row}`, describePayeeToAdd(texts))}
              >
                Add this payee
              </Link>
            ) : null}
          </div>
        ))}
      {questions.map(({ kind, key, message, tick, paidElsewhere }) => (
        <div className="run-reason run-question" key={key}>
          <p>
            {message} {paidElsewhere === undefined ? null : <PaidElsewhereLink to={paidElsewhere} />}
          </p>
          {kind === 'details-changed' && changed !== undefined ? <AccountToCompare of={changed} /> : null}
          <CheckField checked={confirmed.has(key)} onChange={(said) => onConfirm(key, said)}>
            {tick}
          </CheckField>
        </div>
      ))}
    </div>
  );
};
