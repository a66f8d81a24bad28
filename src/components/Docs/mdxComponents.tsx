import type { ComponentProps, ComponentType } from 'react';
import { writerComponents } from '../../writerComponents.ts';
import { Figure } from '../Figure/Figure.tsx';
import { headings } from '../Heading/Heading.tsx';
import { Table } from '../Table/Table.tsx';
import { inlineComponents } from './inlineComponents.tsx';

/** Markdown aligns columns with `style`, which the policy forbids. */
function HeaderCell({ style: _, ...props }: ComponentProps<'th'>) {
  // The empty corner of a table with headings on two sides is not a heading.
  return props.children === undefined ? <td /> : <th scope="col" {...props} />;
}

function Cell({ style: _, ...props }: ComponentProps<'td'>) {
  return <td {...props} />;
}

type AnyRenderings = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<{ readonly renderings?: AnyRenderings }>(
  ['../mdx/*/*.tsx', '../../product/*/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const renderings: AnyRenderings = Object.assign({}, ...Object.values(modules).map((module) => module.renderings));

export const writerRenderings: AnyRenderings = Object.fromEntries(
  [...writerComponents].flatMap(([name, { kind }]) => {
    if (kind === 'replaced') return [];
    const rendering = renderings[name];
    if (!rendering) throw new Error(`<${name}> is described by a *.writer.ts, but no module next to it renders it.`);
    return [[name, rendering]];
  }),
);

/** Components for the Markdown and MDX tags of content. */
export const mdxComponents: Readonly<Record<string, unknown>> = {
  ...headings,
  ...inlineComponents,
  img: Figure,
  table: Table,
  th: HeaderCell,
  td: Cell,
  ...writerRenderings,
};
