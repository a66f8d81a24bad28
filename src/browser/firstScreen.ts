/** Marks what waits; `late.css` hides it. */
const mark = 'data-waits';

/** Estimates in pixels, all below the real ones: what is above the text, a block, a character. */
const least = { above: 100, block: 40, areaPerCharacter: 210 };

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
  let height = least.above;
  const waiting = [...page.querySelectorAll(blocks)].filter((block) => {
    if (height > innerHeight) return true;
    const characters = Math.min(block.textContent.length, maxCharacters);
    height += least.block + (least.areaPerCharacter * characters) / innerWidth;
    return false;
  });
  for (const block of waiting) block.setAttribute(mark, '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const block of waiting) block.removeAttribute(mark);
    }),
  );
}
