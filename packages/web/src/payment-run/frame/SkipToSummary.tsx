/** A way past many rows for whoever goes by the keyboard: it is seen only while it has the focus. */
export const SkipToSummary = ({ children }: { readonly children: string }) => (
  <button
    type="button"
    className="skip-link run-skip"
    onClick={() => document.querySelector<HTMLElement>('.run-summary')?.focus()}
  >
    {children}
  </button>
);
