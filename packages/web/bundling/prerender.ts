import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

const place = /<!-- prerender: (\S+\/(\w+)\.tsx) -->/;

const isComponent = (value: unknown): value is FunctionComponent => typeof value === 'function';

/**
 * Writes the named component into an HTML entry as plain markup, so that the page needs no React to be read.
 * The component takes no props and imports no styles; its page links them.
 */
export const prerender = (root: string): Plugin => ({
  name: 'prerender',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const [comment, file, name] = place.exec(html) ?? [];
      if (comment === undefined || file === undefined || name === undefined) return html;
      const { module } = await runnerImport<Record<string, unknown>>(join(root, file), { configFile: false });
      const component = module[name];
      if (!isComponent(component)) throw new Error(`${file} must export the component ${name}.`);
      const markup = renderToStaticMarkup(createElement(component));
      return html.replace(comment, () => markup);
    },
  },
});
