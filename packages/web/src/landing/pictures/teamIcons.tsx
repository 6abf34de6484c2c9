const glyph = (path: string) => (
  <svg className="glyph" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Drawn for the four teams, in their order: a path of steps, two currents, a reply, a bench. */
export const teamIcons = [
  glyph('M6 33h7v-8h8v-8h8V9h6M31 5l4 4-4 4'),
  glyph('M4 13h8c7 0 8 14 16 14h8M4 27h8c2 0 4-1.5 5.5-4M22.5 17c1.5-2.5 3-4 5.5-4h8M32 9l4 4-4 4'),
  glyph('M5 8h30v20H19l-8 7v-7H5zM12 16h16M12 21h10'),
  glyph('M14 12 5 20l9 8M26 12l9 8-9 8M23 7l-6 26'),
];
