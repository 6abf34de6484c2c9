import { TextField, type TextFieldProps } from '../fields/TextField.tsx';

/**
 * What is wrong with a field is shown when another one is entered. A user who presses a button instead would miss it,
 * because the message moves it away under the finger; and Continue shows everything anyway.
 */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.classList.contains('input'));

/** A text in the step of a wizard: whoever goes from it to another field has left it, and hears what is wrong. */
export const WizardTextField = ({
  onLeave,
  ...field
}: Omit<TextFieldProps, 'onBlur'> & { readonly onLeave: () => void }) => (
  <>
    <TextField
      {...field}
      onBlur={({ relatedTarget }) => {
        if (isField(relatedTarget)) onLeave();
      }}
    />
    <output className="visually-hidden">{field.error ?? ''}</output>
  </>
);
