import { loadConfiguration } from '@fx-gateway/adapters/browser';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyTheme } from './branding/applyTheme.ts';
import { defaultTheme } from './branding/themes.ts';
import { makeContainer } from './composition/makeContainer.ts';
import { Rooms } from './composition/Rooms.tsx';
import { Boundary } from './failures/Boundary.tsx';
import { RootFallback } from './failures/RootFallback.tsx';
import { StartFailure } from './failures/StartFailure.tsx';
import './branding/base.css';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

applyTheme(defaultTheme, document, window);
const loaded = await loadConfiguration('/config.json');
createRoot(place).render(
  <Boundary fallback={<RootFallback />}>
    {loaded.ok ? (
      <Rooms container={makeContainer(loaded.value, window)}>
        <App />
      </Rooms>
    ) : (
      <StartFailure message={loaded.failure.message} />
    )}
  </Boundary>,
);
