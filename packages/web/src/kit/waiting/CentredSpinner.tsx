import { Spinner } from './Spinner.tsx';

/** The whole place waits (ROUTE-11); `words` are read out, and shown too when `visible`. */
export const CentredSpinner = ({
  words = 'Loading...',
  visible = false,
}: {
  readonly words?: string;
  readonly visible?: boolean;
}) => (
  <output className="centred-spinner">
    <Spinner />
    <span className={visible ? 'centred-spinner-words' : 'visually-hidden'}>{words}</span>
  </output>
);
