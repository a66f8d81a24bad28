import type { ComponentProps } from 'react';
import type { ComponentName } from '../../content/markdown/components.ts';
import { Admonition } from '../Admonition/Admonition.tsx';
import { ChangelogOverview } from '../Changelog/ChangelogOverview.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { CopyDownload } from '../Copies/CopyDownload.tsx';
import { KeepOffline } from '../Copies/KeepOffline.tsx';
import { Details } from '../Details/Details.tsx';
import { Architecture } from '../Diagram/Architecture.tsx';
import { Sequence } from '../Diagram/Sequence.tsx';
import { Download } from '../Download/Download.tsx';
import { Fact } from '../Fact/Fact.tsx';
import { FeatureTable } from '../Features/FeatureTable.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { headings } from '../Heading/Heading.tsx';
import { ProtocolChooser } from '../ProtocolChooser/ProtocolChooser.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { Table } from '../Table/Table.tsx';
import { TabItem, Tabs } from '../Tabs/Tabs.tsx';
import { TroublePath } from '../TroublePath/TroublePath.tsx';
import { inlineComponents } from './inlineComponents.tsx';

type Alignment = { readonly style?: { readonly textAlign?: string } };

/** Markdown aligns columns with `style`, which the CSP forbids: a class does it. */
function HeaderCell({ style, ...props }: ComponentProps<'th'> & Alignment) {
  // The empty corner of a table with headings on two sides heads nothing.
  if (props.children === undefined) return <td />;
  return <th scope="col" {...props} className={alignmentClass(style?.textAlign)} />;
}

function Cell({ style, ...props }: ComponentProps<'td'> & Alignment) {
  return <td {...props} className={alignmentClass(style?.textAlign)} />;
}

function alignmentClass(alignment: string | undefined): string | undefined {
  return alignment === 'right' ? 'align-end' : alignment === 'center' ? 'align-center' : undefined;
}

/** What Markdown and MDX tags of content render to. */
export const mdxComponents = {
  ...headings,
  ...inlineComponents,
  img: Figure,
  table: Table,
  th: HeaderCell,
  td: Cell,
  Admonition,
  Architecture,
  ChangelogOverview,
  CodeBlock,
  CopyDownload,
  Details,
  Download,
  Fact,
  FeatureTable,
  KeepOffline,
  ProtocolChooser,
  Screen,
  Sequence,
  TabItem,
  Tabs,
  TroublePath,
} satisfies Record<ComponentName, unknown> & Record<string, unknown>;
