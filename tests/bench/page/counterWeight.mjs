import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../stages/places.mjs';

const entry = 'virtual:counter';
const counter = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const Counter = () => {
    const [count, setCount] = useState(0);
    return createElement('button', { onClick: () => setCount(count + 1) }, count);
  };
  createRoot(document.body).render(createElement(Counter));
`;

/** How many bytes a counter of react and react-dom is when it travels, built with the product's own vite. */
export async function counterWeight() {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'counter',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? counter : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: entry } },
  });
  const { output } = [built].flat()[0];
  return output.reduce((sum, { code = '' }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
