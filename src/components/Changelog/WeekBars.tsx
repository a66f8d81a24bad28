import type { ReleaseWeek } from '../../model/pages/releaseWeeks.ts';

/** Width of a week, height of the drawing, and the changes that fill it, in units of the drawing. */
const step = 6;
const height = 30;
const mostChanges = 6;

interface Props {
  readonly weeks: readonly ReleaseWeek[];
  /** Weeks that there is room for. */
  readonly count: number;
}

/** A bar for each week with releases, the higher the more changes they brought. */
export function WeekBars({ weeks, count }: Props) {
  const bars = weeks.map(({ week, changes }) => {
    const length = Math.round((height * Math.min(changes, mostChanges)) / mostChanges);
    return `M${week * step + step / 2} ${height}v-${length}`;
  });
  return (
    <svg viewBox={`0 0 ${count * step} ${height}`} width={count * step} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} stroke="currentColor" strokeWidth={step - 2} />
    </svg>
  );
}
