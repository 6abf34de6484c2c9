import { paths } from '../routing/paths.ts';

/** The link to support: Help until the page's script knows the address of the brand (LEGAL-7). */
export const SupportLink = () => (
  <a href={paths.secure.help} data-support="">
    our support
  </a>
);
