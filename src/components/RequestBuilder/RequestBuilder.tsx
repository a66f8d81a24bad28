import { type ReactNode, useEffect, useState } from 'react';
import { withTimeout } from '../../dom/withTimeout.ts';
import type { BuilderData } from '../../reference/builder/builderData.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import type { WorkbenchPage } from './Workbench.tsx';

/** Name of the part of the address, `#request=…`, with the state of the form. */
export const stateInAddress = 'request';

export interface RequestBuilderProps {
  /** Address of the operation's `BuilderData`. */
  readonly file: string;
}

interface Props extends RequestBuilderProps, IslandTexts {
  /** Context from the browser; the build has none yet. */
  readonly page?: WorkbenchPage;
}

type Content =
  | { readonly state: 'none' | 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly workbench: ReactNode };

/** Milliseconds after which a pending request is treated as failed. */
const timeout = 30_000;

/** The closed box; opening it loads the form, graphql-js and part of the schema. */
export function RequestBuilder({ file, page, ...texts }: Props) {
  const { api, chrome, error } = texts.strings;
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<Content>({ state: 'none' });

  const load = async () => {
    if (!page) return;
    setContent({ state: 'loading' });
    try {
      const parts = Promise.all([import('./Workbench.tsx'), fetchData(file)]);
      const [{ Workbench }, data] = await withTimeout(parts, timeout, 'Loading it');
      setContent({ state: 'loaded', workbench: <Workbench data={data} page={page} {...texts} /> });
    } catch (problem) {
      console.warn('The request builder could not be loaded.', problem);
      setContent({ state: 'failed' });
    }
  };
  const toggle = () => {
    setOpen(!open);
    if (!open && content.state === 'none') void load();
  };

  // An address that contains a request was shared to show it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (page?.savedState() !== undefined) toggle();
  }, []);

  return (
    <div className="details builder needs-js">
      <p>{api.builder.intro}</p>
      <button type="button" aria-expanded={open} onClick={toggle}>
        {open ? api.builder.close : api.builder.open}
      </button>
      <div hidden={!open}>
        {content.state === 'loading' && <p role="status">{chrome.loading}</p>}
        {content.state === 'failed' && (
          <p role="alert">
            {error.loadFailed}{' '}
            <button type="button" onClick={load}>
              {error.tryAgain}
            </button>
          </p>
        )}
        {content.state === 'loaded' && content.workbench}
      </div>
    </div>
  );
}

async function fetchData(file: string): Promise<BuilderData> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}.`);
  return response.json();
}
