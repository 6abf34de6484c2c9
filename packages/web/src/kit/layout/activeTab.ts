export type PageTab = { readonly label: string; readonly href: string };

/** The tab whose address is contained in the current path (SHELL-20). */
export const activeTab = (tabs: readonly PageTab[], path: string): PageTab | undefined =>
  tabs.find((tab) => path.includes(tab.href));
