// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { htmlOnPage } from '../../testing/htmlOnPage.tsx';
import { TabItem, Tabs } from './Tabs.tsx';

/** Shows an element. @returns the tabs of each set and the panels that they control */
function open(children: ReactNode) {
  document.body.innerHTML = htmlOnPage(children, 'en');
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((set) => {
    const tabs = [...set.querySelectorAll('[role="tab"]')];
    const panels = tabs
      .map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''))
      .filter((panel) => set.contains(panel));
    return { tabs, panels, group: set.dataset['tabs'] };
  });
}

const items = [
  <TabItem key="1" value="ios">
    Open Settings.
  </TabItem>,
  'ignored',
  <TabItem key="2" value="android" label="Android 9">
    Open Network.
  </TabItem>,
];

it('Each tab has its label and controls its own panel, even if two sets have the same values', () => {
  const sets = open(
    ['', 'platform'].map((group) => (
      <Tabs key={group} groupId={group}>
        {items}
      </Tabs>
    )),
  );
  expect(sets.map(({ group }) => group)).toEqual(['', 'platform']);
  for (const { tabs, panels } of sets) {
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['iOS', 'Android 9']);
    expect(panels.map((panel) => panel?.textContent)).toEqual(['iOSOpen Settings.', 'Android 9Open Network.']);
    expect(panels.map((panel) => panel?.getAttribute('aria-label'))).toEqual(['iOS', 'Android 9']);
  }
});

it('The first tab is selected, shown, and the only one reached with the Tab key', () => {
  const [{ tabs = [], panels = [] } = {}] = open(
    <Tabs>
      <TabItem value="ios" label="iOS 12" />
      {items[2]}
    </Tabs>,
  );
  expect(tabs[0]?.textContent).toBe('iOS 12');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(tabs.map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1']);
  expect(panels.map((panel) => panel?.hasAttribute('data-shown'))).toEqual([true, false]);
});
