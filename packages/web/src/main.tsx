import { loadConfiguration } from '@fx-gateway/adapters/browser';
import { resolveOrigin, themeOf } from '@fx-gateway/domain/branding';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyTheme } from './branding/applyTheme.ts';
import { followColourScheme } from './branding/followColourScheme.ts';
import { knownOrigin } from './branding/sessionOrigin.ts';
import { makeContainer } from './composition/makeContainer.ts';
import { Rooms } from './composition/Rooms.tsx';
import { Boundary } from './failures/Boundary.tsx';
import { GenericFallback } from './failures/GenericFallback.tsx';
import { StartFailure } from './failures/StartFailure.tsx';
import { partners } from './partners.ts';
import './branding/base.css';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

followColourScheme(document, window);
// The brand as far as it is known before the configuration names the partner's hosts, so that no colours jump.
applyTheme(themeOf(resolveOrigin(knownOrigin(window, []))), document);
const loaded = await loadConfiguration('/config.json');
createRoot(place).render(
  <Boundary fallback={<GenericFallback />}>
    {loaded.ok ? (
      <Rooms container={makeContainer(loaded.value, window)} partners={partners}>
        <App />
      </Rooms>
    ) : (
      <StartFailure message={loaded.failure.message} />
    )}
  </Boundary>,
);
