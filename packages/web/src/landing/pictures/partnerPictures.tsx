/** Marks of the kinds of partners, in their order; no partner's own logo is drawn here. */
const exchange = (
  <svg className="glyph" width="56" height="40" viewBox="0 0 56 40" aria-hidden="true">
    <circle cx="20" cy="20" r="15" />
    <circle cx="36" cy="20" r="15" />
    <path d="M28 7.300v25.4" />
  </svg>
);

const bank = (
  <svg className="glyph" width="48" height="40" viewBox="0 0 48 40" aria-hidden="true">
    <path d="M4 14 24 4l20 10zM9 18v13M19 18v13M29 18v13M39 18v13M4 35h40" />
  </svg>
);

const wallet = (
  <svg className="glyph" width="48" height="40" viewBox="0 0 48 40" aria-hidden="true">
    <path d="M38 12V6H8a4 4 0 0 0 0 8h35v21H8a4 4 0 0 1-4-4V10M43 20H33a4.5 4.5 0 0 0 0 9h10" />
  </svg>
);

export const partnerPictures = [exchange, bank, wallet];
