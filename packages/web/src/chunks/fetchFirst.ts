const lost = (url: string): DOMException => new DOMException(`${url} could not be fetched.`, 'NetworkError');

/** What the page itself brought: without it nothing here would run. */
const brought = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map(
      (element) => ('href' in element ? element.href : element.src),
    ),
  );

/** Read to its end, a script lies in the browser's cache, and `import()` takes it from there. */
const fetchScript = async (url: string): Promise<void> => {
  const answer = await fetch(url);
  if (!answer.ok) throw lost(url);
  await answer.arrayBuffer();
};

const fetchStyles = (url: string): Promise<void> =>
  new Promise((arrive, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => arrive());
    link.addEventListener('error', () => {
      link.remove();
      fail(lost(url));
    });
    document.head.append(link);
  });

const files = new Map<string, Promise<void>>();

const fetchFile = (url: string): Promise<void> => {
  if (files.size === 0) for (const here of brought()) files.set(here, Promise.resolve());
  const known = files.get(url);
  if (known !== undefined) return known;
  const file = (url.endsWith('.css') ? fetchStyles(url) : fetchScript(url)).catch((cause: unknown) => {
    files.delete(url);
    throw cause;
  });
  files.set(url, file);
  return file;
};

/**
 * Imports a chunk once it and everything that it imports have arrived; every dynamic import of the application comes
 * through here. A browser keeps a module that could not be fetched as failed for the life of the document, so that one
 * lost connection would break a page until it is loaded again. What is fetched is forgotten when it fails and really
 * asked for again. `names` are addresses below the base of the application.
 */
export const fetchFirst = async <T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> => {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI);
  await Promise.all(names.map((name) => fetchFile(new URL(name, base).href)));
  return load();
};
