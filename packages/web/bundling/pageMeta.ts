import type { HtmlTagDescriptor, Plugin } from 'vite';
import { publicPages } from './publicAddresses.ts';

/** The social picture in `public`, and its size. */
export const socialPicture = { path: '/brand/social.png', width: 1200, height: 630 } as const;

const words = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

/**
 * What a public page says of itself to who links to it: its title and description as they stand in it, and, where
 * the build was told the origin of the site, its one address and a picture.
 */
export const metaTags = (html: string, path: string, origin: string | null): HtmlTagDescriptor[] => {
  const title = words(html, /<title>([^<]*)<\/title>/);
  const description = words(html, /name="description"\s+content="([^"]*)"/);
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': 'FX Gateway',
    'og:title': title,
    'og:description': description,
    ...(origin === null
      ? {}
      : {
          'og:url': origin + path,
          'og:image': origin + socialPicture.path,
          'og:image:width': `${socialPicture.width}`,
          'og:image:height': `${socialPicture.height}`,
          'og:image:alt': 'Two currents pass each other: US dollars leave, euros arrive.',
        }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({
      tag: 'meta',
      attrs: { property, content },
    })),
    {
      tag: 'meta',
      attrs: { name: 'twitter:card', content: origin === null ? 'summary' : 'summary_large_image' },
    },
    ...(origin === null ? [] : [{ tag: 'link', attrs: { rel: 'canonical', href: origin + path } }]),
  ];
};

/** Adds these tags to every public page. */
export const pageMeta = (origin: string | null): Plugin => ({
  name: 'page-meta',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) => {
      const page = publicPages[path.slice(1)];
      return page === undefined
        ? []
        : metaTags(html, page.path, origin).map((tag) => ({ ...tag, injectTo: 'head' as const }));
    },
  },
});
