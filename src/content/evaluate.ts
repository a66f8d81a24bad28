import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { CompiledPage } from '../model/content/content.ts';
import { memoizeByObject } from '../model/text/memoize.ts';

/** Component of a compiled page. It takes the components that its MDX names. */
export type PageComponent = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

const moduleOf = memoizeByObject(({ code }: Pick<CompiledPage, 'code'>): unknown =>
  new Function(code)({ Fragment, jsx, jsxs }),
);

/** Runs the code of a compiled page. Without a default export it throws, naming the file. */
export function evaluatePage(page: Pick<CompiledPage, 'code'>, file: string): PageComponent {
  return defaultExport(moduleOf(page), file);
}

export function defaultExport(module: unknown, file: string): PageComponent {
  const component = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (!isComponent(component)) {
    throw new Error(`${file} has no default export and cannot be rendered. Export its component as default.`);
  }
  return component;
}

function isComponent(value: unknown): value is PageComponent {
  return typeof value === 'function';
}
