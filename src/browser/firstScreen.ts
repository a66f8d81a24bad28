/** Marks what waits; `late.css` hides it. */
const mark = 'data-waits';

/** Minimum height of a block, and area per character, in pixels. */
const minimum = { height: 24, areaPerCharacter: 160 };

/** Characters counted per block at most: tab panels and folded answers may be hidden. */
const maxCharacters = 500;

/** The blocks of an article, what follows them, and the footer, in the order of the page. */
const blocks = '.content > *, .content ~ *, .footer';

/**
 * Leaves what is below the window out of the first frame of a page that is shown from its top:
 * on an old phone, laying out a long text takes longer than the rest of a page switch.
 */
export function paintFirstScreen(page: Document): void {
  // A page in the background is not painted.
  if (document.hidden) return;
  let height = 0;
  const waiting = [...page.querySelectorAll(blocks)].filter((block) => {
    const isBelow = height > innerHeight;
    const characters = Math.min(block.textContent.length, maxCharacters);
    height += minimum.height + (minimum.areaPerCharacter * characters) / innerWidth;
    return isBelow;
  });
  for (const block of waiting) block.setAttribute(mark, '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const block of waiting) block.removeAttribute(mark);
    }),
  );
}
