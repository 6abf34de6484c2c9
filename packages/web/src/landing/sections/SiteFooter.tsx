import { defaultTheme } from '@fx-gateway/domain/branding/themes.ts';
import { OperatorLine } from '../../publicPages/OperatorLine.tsx';
import { WordmarksOfOpenBrands } from '../../publicPages/WordmarksOfOpenBrands.tsx';
import { paths } from '../../routing/paths.ts';

/** The end of the page: once more the way in, and the legal pages (LAND-11). */
export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="measure">
      <div className="site-footer-call">
        <p>Your next payment abroad could be the first one you can see.</p>
        <a className="button button-large button-on-band" href={paths.register} data-for="visitor">
          Open an account
        </a>
        <a className="button button-large button-on-band" href={paths.gateway.dashboard} data-for="customer">
          View Dashboard
        </a>
      </div>
      <div className="site-footer-row" itemScope itemType="https://schema.org/Organization">
        <span itemProp="name" content={defaultTheme.branding}>
          <WordmarksOfOpenBrands />
        </span>
        <nav aria-label="Legal">
          <ul>
            <li>
              <a href={paths.userAgreement}>User agreement</a>
            </li>
            <li>
              <a href={paths.privacyPolicy}>Privacy policy</a>
            </li>
          </ul>
        </nav>
        <OperatorLine />
      </div>
    </div>
  </footer>
);
