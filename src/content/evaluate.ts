import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Component of a compiled page. It takes the components that its MDX names. */
export type PageComponent = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

const evaluated = new Map<string, PageComponent>();

/** Runs the code of a compiled page. A module without a default export is an error that names the file. */
export function evaluatePage(code: string, file: string): PageComponent {
  const known = evaluated.get(code);
  if (known) return known;
  const module: unknown = new Function(code)({ Fragment, jsx, jsxs });
  const component = defaultExport(module, file);
  evaluated.set(code, component);
  return component;
}

/** The component that a page module exports as default. */
export function defaultExport(module: unknown, file: string): PageComponent {
  const found = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (!isComponent(found)) {
    throw new Error(`${file} has no default export and cannot be rendered. Export its component as default.`);
  }
  return found;
}

function isComponent(value: unknown): value is PageComponent {
  return typeof value === 'function';
}
