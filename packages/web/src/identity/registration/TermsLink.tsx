/** Opens a text to read in a tab of its own, so that nothing that was typed is lost. */
export const TermsLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
