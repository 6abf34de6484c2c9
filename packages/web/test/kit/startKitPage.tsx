import { findThemeByBrandOrigin } from '@fx-gateway/domain/branding/themes.ts';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { applyTheme } from '../../src/branding/applyTheme.ts';
import { applyColorScheme, colorSchemes } from './applyColorScheme.ts';
import { KitInBothColorSchemes } from './KitInBothColorSchemes.tsx';
import { KitPage } from './KitPage.tsx';
import '../../src/branding/base.css';
import '../../src/branding/applicationFont.css';
import '../../src/branding/blueprint.css';

/** `/kit.html` of `npm run dev`: all parts of the kit, by day and by night, under the brand that `?so=` names. */
const { search } = globalThis.location;
const place = document.getElementById('root');
const parameters = new URLSearchParams(search);
const scheme = colorSchemes.find((each) => each === parameters.get('mode'));
applyTheme(findThemeByBrandOrigin(parameters.get('so')), document);
if (scheme !== undefined) applyColorScheme(document, scheme);
if (place !== null)
  createRoot(place).render(
    scheme === undefined ? (
      <KitInBothColorSchemes search={search} />
    ) : (
      <MemoryRouter>
        <KitPage />
      </MemoryRouter>
    ),
  );
