/** How long a file may take, in milliseconds, like any call (S-49). */
const timeLimitMs = 30_000;

/** The event of the window by which is known that a file of this page is no longer there: another release has taken its place. */
export const filesGone = 'files-gone';

const lost = (url: string): DOMException => new DOMException(`${url} could not be fetched.`, 'NetworkError');

const goneFiles = new Set<unknown>();

/** Whether something failed because a file is no longer there: asking for it again cannot succeed. */
export const isFileGone = (cause: unknown): boolean => goneFiles.has(cause);

/** True for what the page itself has loaded: without it no script would run. */
const isHere = (url: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].some(
    (element) => ('href' in element ? element.href : element.src) === url,
  );

/**
 * A script that was read to its end is in the browser's cache, and `import()` takes it from there. A link that fails
 * would be kept as failed too, whether it names a module or preloads a script.
 */
const fetchScript = async (url: string, limit: AbortSignal): Promise<void> => {
  const answer = await fetch(url, { signal: limit });
  if (!answer.ok) {
    const cause = lost(url);
    if (answer.status === 404) {
      goneFiles.add(cause);
      globalThis.dispatchEvent(new Event(filesGone));
    }
    throw cause;
  }
  await answer.arrayBuffer();
};

const fetchStyles = (url: string, limit: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    const giveUp = (): void => {
      link.remove();
      reject(lost(url));
    };
    limit.addEventListener('abort', giveUp);
    link.addEventListener('error', () => {
      // A link does not say why it failed.
      void fetchScript(url, limit)
        .catch((cause: unknown) => {
          if (isFileGone(cause)) reject(cause as Error);
        })
        .then(giveUp);
    });
    link.addEventListener('load', () => {
      limit.removeEventListener('abort', giveUp);
      resolve();
    });
    document.head.append(link);
  });

const files = new Map<string, Promise<void>>();

const fetchFile = (url: string): Promise<void> => {
  const known = files.get(url);
  if (known !== undefined) return known;
  if (isHere(url)) return Promise.resolve();
  const fetchIt = url.endsWith('.css') ? fetchStyles : fetchScript;
  const file = fetchIt(url, AbortSignal.timeout(timeLimitMs)).catch((cause: unknown) => {
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
