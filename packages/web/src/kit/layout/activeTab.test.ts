import { describe, expect, it } from 'vitest';
import { activeTab } from './activeTab.ts';

const orders = { label: 'Past Orders', href: '/secure/fxgateway/orders' };
const tabs = [{ label: 'Book A Deal', href: '/secure/fxgateway/dashboard' }, orders];

describe('the active tab', () => {
  it('is the one whose address is contained in the path', () => {
    expect(activeTab(tabs, '/secure/fxgateway/orders/70012')).toBe(orders);
  });

  it('is none on a page that belongs to no tab', () => {
    expect(activeTab(tabs, '/secure/settings')).toBeUndefined();
  });
});
