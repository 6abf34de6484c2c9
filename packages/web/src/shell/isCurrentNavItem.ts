const place = (path: string): string => path.split('/').filter(Boolean).slice(0, 2).join('/');

/** An item is current when its first two path segments are those of the page (SHELL-6). */
export const isCurrentNavItem = (href: string, path: string): boolean => place(href) === place(path);
