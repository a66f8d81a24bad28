import { plainIcon } from '../Icon/Icon.tsx';

/** Marks of platforms, our own drawings instead of the makers' logos. */
const marks: Readonly<Record<string, string>> = {
  android: 'M3 18a9 9 0 0 1 18 0zM5.5 7.5L8 11M18.5 7.5L16 11M8.5 14.7v.2M15.5 14.7v.2',
  ios: 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 5.5h3M10 18.5h4',
  windows: 'M4 5.5l16-2v17l-16-2zM4 12h16M11 4.6v14.8',
  macos: 'M5 5h14v10H5zM2 18h20',
  linux: 'M3 4h18v16H3zM7 9l3 3l-3 3M12 15h4',
  'android-tv': 'M3 6h18v11H3zM8 20h8M10 9l5 2.5l-5 2.5z',
  'fire-stick': 'M9 9h6v12H9zM10.5 9V3h3v6',
};

export function PlatformMark({ platform }: { readonly platform: string }) {
  return (
    <svg className="icon platform-mark" viewBox="0 0 24 24" {...plainIcon} aria-hidden="true">
      <path d={marks[platform]} />
    </svg>
  );
}
