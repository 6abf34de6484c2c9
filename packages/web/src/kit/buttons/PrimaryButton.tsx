import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../waiting/Spinner.tsx';
import './Button.css';

/**
 * The one primary action of a screen. While there is a `disabledReason` the button does nothing, keeps its place
 * in the tab order and says why under itself; while `busy` it does nothing and turns.
 */
export const PrimaryButton = ({
  children,
  onPress,
  onPressOff,
  submit = false,
  busy = false,
  wide = false,
  destroys = false,
  takesFocus = false,
  disabledReason = null,
  note = null,
  does = null,
}: {
  readonly children: string;
  readonly onPress?: () => void;
  /** Hears of a press while there is a reason against it. */
  readonly onPressOff?: () => void;
  /** Submits the form around it. */
  readonly submit?: boolean;
  readonly busy?: boolean;
  readonly wide?: boolean;
  /** What it does cannot be taken back. */
  readonly destroys?: boolean;
  /** Takes the focus when it comes: it stands where something was closed that had it. */
  readonly takesFocus?: boolean;
  /** It may hold the way to what has to be done first. */
  readonly disabledReason?: ReactNode;
  /** Said in the place of the reason while there is none. */
  readonly note?: string | null;
  /** What a press does, said in the same place while there is neither. */
  readonly does?: string | null;
}) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const comesFocused = useRef(takesFocus);
  useEffect(() => {
    if (comesFocused.current) button.current?.focus();
  }, []);
  const news = disabledReason ?? note;
  const words = news ?? does;
  const resting = busy || disabledReason !== null;
  const handleClick = (event: MouseEvent): void => {
    if (resting) {
      event.preventDefault();
      if (!busy) onPressOff?.();
      return;
    }
    onPress?.();
  };
  return (
    <div className="button-with-reason">
      <button
        ref={button}
        type={submit ? 'submit' : 'button'}
        className={`button button-primary${wide ? ' button-wide' : ''}${destroys ? ' button-destroys' : ''}`}
        aria-disabled={resting}
        aria-busy={busy}
        aria-describedby={words === null ? undefined : id}
        onClick={handleClick}
      >
        {busy ? <Spinner size={16} /> : null}
        {children}
      </button>
      {words === null ? null : (
        <p
          className={news === null ? 'button-reason button-does' : 'button-reason'}
          id={id}
          {...(words === note ? { role: 'status' } : {})}
        >
          {words}
        </p>
      )}
    </div>
  );
};
