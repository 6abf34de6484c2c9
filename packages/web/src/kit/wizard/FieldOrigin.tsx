/** Where the value of a field is from, at the end of its label: what the user gave is told from what was only proposed. */
export const FieldOrigin = ({ read, children }: { readonly read: boolean; readonly children: string }) => (
  <span className={read ? 'field-help field-read' : 'field-help'}>{children}</span>
);
