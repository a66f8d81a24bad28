import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unescapeTextQuotes } from './unescapeTextQuotes.ts';

it('leaves quotation marks in text as they are, and keeps everything else escaped', () => {
  const html = renderToStaticMarkup(
    <p title={'"a" > \'b\''}>
      {'{"a": \'<b>\' && "c"}'}
      <i>"d"</i>
    </p>,
  );
  expect(unescapeTextQuotes(html)).toBe(
    '<p title="&quot;a&quot; &gt; &#x27;b&#x27;">{"a": \'&lt;b&gt;\' &amp;&amp; "c"}<i>"d"</i></p>',
  );
});

it('does not make an entity of text that shows one', () => {
  expect(unescapeTextQuotes(renderToStaticMarkup(<p>{'&quot;'}</p>))).toBe('<p>&amp;quot;</p>');
});
