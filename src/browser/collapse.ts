import { listen } from './page.ts';

interface Movement {
  readonly animation: Animation;
  opening: boolean;
}

const moving = new WeakMap<HTMLDetailsElement, Movement>();

/** Animates folds as they open and close. Menus open without animation: readers wait for those. */
export function animateDetails(signal: AbortSignal): void {
  const animate = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest('a')) return;
    const details = event.target.closest('summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || details.dataset.dropdown !== undefined) return;
    event.preventDefault();
    toggle(details);
  };
  listen(document, 'click', animate, signal);
}

/** Opens or closes a fold; a click during the animation reverses it. */
function toggle(details: HTMLDetailsElement): void {
  const movement = moving.get(details);
  if (movement) {
    movement.opening = !movement.opening;
    movement.animation.reverse();
  } else move(details, !details.open);
}

function move(details: HTMLDetailsElement, opening: boolean): void {
  const before = details.offsetHeight;
  details.open = opening;
  const after = details.offsetHeight;
  details.open = true;
  const animation = details.animate(
    { blockSize: [`${before}px`, `${after}px`], overflow: ['clip', 'clip'] },
    { duration: durationOf(Math.abs(after - before)), easing: 'ease-in-out' },
  );
  const movement = { animation, opening };
  moving.set(details, movement);
  animation.addEventListener('finish', () => {
    moving.delete(details);
    details.open = movement.opening;
  });
}

/** Duration in milliseconds for a height in pixels, after Material Design; 1 without motion. */
function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const part = height / 36;
  return Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
}
