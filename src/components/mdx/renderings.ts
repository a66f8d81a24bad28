import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { WriterComponent } from '../../model/config/writerComponent.ts';

/** The properties of a component for writers: its attributes and its children. */
export type PropsOf<Component extends Pick<WriterComponent, 'attributes'>> = z.infer<Component['attributes']> & {
  readonly children?: ReactNode;
};

/** The component for pages that each `*.writer.ts` describes, except those that become Markdown. */
export type Renderings<Module extends Readonly<Record<string, WriterComponent>>> = {
  readonly [Name in keyof Module as Module[Name] extends { readonly kind: 'replaced' } ? never : Name]: ComponentType<
    PropsOf<Module[Name]>
  >;
};
