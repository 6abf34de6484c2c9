import { findThemeByBrandOrigin } from '@fx-gateway/domain/branding/themes.ts';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { applyTheme } from '../../src/branding/applyTheme.ts';
import { BothModes } from './BothModes.tsx';
import { KitPage } from './KitPage.tsx';
import { modes, wearMode } from './wearMode.ts';
import '../../src/branding/base.css';
import '../../src/branding/applicationFont.css';
import '../../src/branding/blueprint.css';

/** `/kit.html` of `npm run dev`: all parts of the kit, by day and by night, under the brand that `?so=` names. */
const { search } = globalThis.location;
const place = document.getElementById('root');
const asked = new URLSearchParams(search);
const mode = modes.find((each) => each === asked.get('mode'));
applyTheme(findThemeByBrandOrigin(asked.get('so')), document);
if (mode !== undefined) wearMode(document, mode);
if (place !== null)
  createRoot(place).render(
    mode === undefined ? (
      <BothModes search={search} />
    ) : (
      <MemoryRouter>
        <KitPage />
      </MemoryRouter>
    ),
  );
