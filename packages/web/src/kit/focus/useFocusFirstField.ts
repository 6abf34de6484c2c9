import { useEffect, useRef, type RefObject } from 'react';
import { scrollFieldIntoView } from './scrollFieldIntoView.ts';
import {
  firstEmptyField,
  isFocusFree,
  hasOnScreenKeyboard,
  type FormFieldElement,
} from './formFieldFocus.ts';

/** What can be chosen from may be still on its way. */
const canBeFilled = (field: FormFieldElement): boolean =>
  !field.disabled &&
  (!(field instanceof HTMLSelectElement) || [...field.options].some(({ disabled }) => !disabled));

/**
 * Where a page opens with this form, its first empty field has the focus as soon as it can be filled, or what `first`
 * names. Nobody who is somewhere else by then is taken from there. Where a keyboard on the screen would cover the page it is
 * only brought into sight, and only where something stands in it.
 */
export const useFocusFirstField = <E extends HTMLElement>(
  first: (form: E) => FormFieldElement | null | undefined = firstEmptyField,
): RefObject<E | null> => {
  const form = useRef<E>(null);
  const done = useRef(false);
  // What a form waits for is drawn when it has come: this looks after each time.
  useEffect(() => {
    if (done.current || form.current === null) return;
    const field = first(form.current);
    if (field == null || !canBeFilled(field)) return;
    done.current = true;
    if (!isFocusFree(document.activeElement)) return;
    if (hasOnScreenKeyboard()) {
      if (field.value !== '') scrollFieldIntoView(field);
      return;
    }
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'nearest' });
  });
  return form;
};
