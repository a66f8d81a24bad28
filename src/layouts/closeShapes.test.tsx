import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { closeShapes } from './closeShapes.ts';

it('closes shapes in their own tags, and leaves shapes with a title and text about shapes as they are', () => {
  const html = renderToStaticMarkup(
    <p>
      {'<path d=""></path>'}
      <svg aria-hidden="true">
        <path d="M0 0" />
        <circle r="1">
          <title>One</title>
        </circle>
      </svg>
    </p>,
  );
  expect(closeShapes(html)).toBe(
    '<p>&lt;path d=&quot;&quot;&gt;&lt;/path&gt;<svg aria-hidden="true"><path d="M0 0"/><circle r="1"><title>One</title></circle></svg></p>',
  );
});
