/** The parameters of a page (THEME-17, S-35): `so` in its address becomes the origin, resolved; an id may be missing. */
export type PageParams = {
  readonly sessionOrigin: string;
  readonly id: string | null;
};
