import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** An edit must not put an old record back over what was saved elsewhere meanwhile; `details` says what differs there. */
export const ChangedElsewhereNotice = ({
  details,
  onTake,
}: {
  readonly details: string;
  readonly onTake: () => void;
}) => (
  <div className="notice notice-warning" role="alert">
    <p className="notice-title">This beneficiary was changed elsewhere since you opened it</p>
    <p>
      Nothing was sent. {details} Load what is stored now and make your changes there; what you typed here
      will be lost.
    </p>
    <div className="notice-next">
      <QuietButton onPress={onTake}>Load what is stored now</QuietButton>
    </div>
  </div>
);
