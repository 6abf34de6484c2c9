import { HTMLSelect } from '@blueprintjs/core';
import { useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { activeTab, type PageTab } from './activeTab.ts';
import { Page } from './Page.tsx';
import './TabbedPage.css';

/** A page of several places: tabs on wide screens, a dropdown on small ones (SHELL-19). */
export const TabbedPage = ({
  title,
  tabs,
  children,
}: {
  readonly title: string;
  readonly tabs: readonly PageTab[];
  readonly children: ReactNode;
}) => {
  const { pathname } = useLocation();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const active = activeTab(tabs, pathname);
  return (
    <Page title={title} name={active?.label ?? title}>
      <nav className="tabs" aria-label={title}>
        <ul className="tabs-list">
          {tabs.map((tab) => (
            <li key={tab.href}>
              <Link
                className="tab"
                to={tab.href}
                ref={(link) => {
                  if (link !== null) links.current.set(tab.href, link);
                }}
                aria-current={tab === active ? 'page' : undefined}
              >
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="tabs-dropdown">
          <HTMLSelect
            fill
            aria-label={`${title} page`}
            value={active?.href ?? ''}
            // It clicks the tab that it represents, so that a question before leaving a page is asked here too.
            onChange={(event) => links.current.get(event.currentTarget.value)?.click()}
          >
            {active === undefined ? <option value="">Choose a page</option> : null}
            {tabs.map((tab) => (
              <option key={tab.href} value={tab.href}>
                {tab.label}
              </option>
            ))}
          </HTMLSelect>
        </div>
      </nav>
      {children}
    </Page>
  );
};
