import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Tabs.writer.ts';

type ItemProps = PropsOf<typeof writer.TabItem>;

/** One variant; only meaningful inside `<Tabs>`, which renders it. */
export function TabItem({ children }: ItemProps) {
  return <>{children}</>;
}

/** Variants below each other, each under its label; `src/browser/tabs.ts` makes them tabs. */
export function Tabs({ groupId, children }: PropsOf<typeof writer.Tabs>) {
  const { site, strings } = usePage();
  const id = useId();
  const items = Children.toArray(children).filter(isItem);
  return (
    <div className="tabs" data-tabs={groupId ?? ''}>
      <div role="tablist" aria-label={strings.page.tabs} className="needs-js">
        {items.map(({ props }, index) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            aria-controls={`${id}${props.value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={props.value}
          >
            {labelOf(props, site.platforms)}
          </button>
        ))}
      </div>
      {items.map(({ props }, index) => (
        <div
          key={props.value}
          role="tabpanel"
          id={`${id}${props.value}`}
          aria-label={labelOf(props, site.platforms)}
          data-value={props.value}
          data-shown={index === 0 ? '' : undefined}
        >
          <p className="tab-label">{labelOf(props, site.platforms)}</p>
          {props.children}
        </div>
      ))}
    </div>
  );
}

function isItem(child: ReactNode): child is ReactElement<ItemProps> {
  return isValidElement(child) && child.type === TabItem;
}

/** The platform's name, or else the label, which every other tab has. */
function labelOf({ value, label }: ItemProps, platforms: Readonly<Record<string, string>>): string {
  const text = label ?? platforms[value];
  if (text === undefined) throw new Error(`The tab "${value}" needs a label; only platforms have a built-in one.`);
  return text;
}

export const renderings = { Tabs, TabItem } satisfies Renderings<typeof writer>;
