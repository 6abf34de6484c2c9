import type { MouseEvent } from 'react';

/** Leads the focus to a field, wherever on the page it stands. */
export const focusField = (id: string): void => {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};

/** A sentence about a field that stands elsewhere on the page, and the way to it. */
export const LinkToField = ({ id, children }: { readonly id: string; readonly children: string }) => {
  const lead = (event: MouseEvent): void => {
    event.preventDefault();
    focusField(id);
  };
  return (
    <a href={`#${id}`} onClick={lead}>
      {children}
    </a>
  );
};
