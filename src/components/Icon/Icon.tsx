/** Without the style sheet an icon would be black and as large as the window. */
export const plainIcon = { width: 24, fill: 'none', stroke: 'gray' } as const;

interface Props {
  /** One of `paths.ts`. */
  readonly path: string;
  readonly className?: string;
}

export function Icon({ path, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" {...plainIcon} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
