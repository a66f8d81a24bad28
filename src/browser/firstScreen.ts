/** Marks what waits; `late.css` hides it. */
const mark = 'data-waits';

/** Least heights in pixels: of a block, and of a letter in a line one pixel wide. */
const least = { block: 24, letter: 160 };

/** Letters of a block that count at most: panels of tabs and answers may be hidden. */
const mostLetters = 500;

/** The blocks of an article, what follows them, and the footer, in the order of the page. */
const blocks = '.content > *, .content ~ *, .footer';

/**
 * Leaves what is below the window out of the first frame of a page that is shown from its top:
 * an old phone needs longer to lay out a long text than for all the rest of a page switch.
 */
export function paintFirstScreen(page: Document): void {
  // A page in the background is not painted.
  if (document.hidden) return;
  let height = 0;
  const waiting = [...page.querySelectorAll(blocks)].filter((block) => {
    const isBelow = height > innerHeight;
    const letters = Math.min(block.textContent.length, mostLetters);
    height += least.block + (least.letter * letters) / innerWidth;
    return isBelow;
  });
  for (const block of waiting) block.setAttribute(mark, '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const block of waiting) block.removeAttribute(mark);
    }),
  );
}
