import { WordmarksOfOpenBrands } from '../../publicPages/WordmarksOfOpenBrands.tsx';
import { paths } from '../../routing/paths.ts';

/** Where the header leads on the page (LAND-1). */
const sections = [
  ['Overview', '#overview'],
  ['Platform', '#platform'],
  ['Team', '#team'],
  ['Contact', '#contact'],
  ['FAQ', '#faq'],
] as const;

/**
 * The header (LAND-1, LAND-3 to LAND-5). On a phone the sections are a popover, which opens and closes without a
 * script; on wider screens the same list stands in line.
 */
export const Header = () => (
  <header className="site-header">
    <div className="measure site-header-row">
      <a className="site-home" href={paths.landing}>
        <WordmarksOfOpenBrands />
      </a>
      <nav className="site-sections" id="sections" popover="auto" aria-label="Sections">
        <ul>
          {sections.map(([name, anchor]) => (
            <li key={anchor}>
              <a href={anchor}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="site-account" aria-label="Account">
        <a className="button button-plain site-log-in" href={paths.login} data-for="visitor">
          Log In
        </a>
        <a className="button button-primary" href={paths.register} data-for="visitor">
          Sign Up
        </a>
        <a className="button button-primary" href={paths.gateway.dashboard} data-for="customer">
          View Dashboard
        </a>
      </nav>
      <button className="site-menu" type="button" popoverTarget="sections">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2.5 6.5h15M2.5 13.5h15" />
        </svg>
        <span className="visually-hidden">Menu</span>
      </button>
    </div>
  </header>
);
