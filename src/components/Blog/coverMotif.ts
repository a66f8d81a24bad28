/** Picture in the middle of a cover's orbits. */
type CoverMotif = 'servers' | 'code' | 'phone' | 'shield' | 'gap' | 'waves' | 'dawn' | 'network';

/** The drawing of each, on an 80 × 80 grid. */
export const motifPaths: Readonly<Record<CoverMotif, string>> = {
  servers: 'M10 12h60v15H10zM10 33h60v15H10zM10 54h60v15H10zM18 19.5h6M18 40.5h6M18 61.5h6',
  code: 'M26 20L6 40l20 20M54 20l20 20l-20 20M46 12L34 68',
  phone: 'M26 5h28a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V11a6 6 0 0 1 6-6zM35 68h10M31 36l7 8l12-14',
  shield: 'M40 4l30 10v22c0 20-12 33-30 40C22 69 10 56 10 36V14zM28 38l9 10l16-18',
  gap: 'M22 4v14M22 42v34M58 4v34M58 62v14M2 30h14c24 0 24 20 48 20h14',
  waves: 'M4 40q9-40 18 0t18 0t18 0t18 0M4 40q9 40 18 0t18 0t18 0t18 0',
  dawn: 'M4 60h72M18 60a22 22 0 0 1 44 0M40 10v16M12 24l9 11M68 24l-9 11M20 70h40',
  network:
    'M40 32a8 8 0 1 1 0 16a8 8 0 1 1 0-16M34 34L19 20M46 34l15-12M35 46L22 62M46 46l13 13M14 9a6 6 0 1 1 0 12a6 6 0 1 1 0-12M66 12a6 6 0 1 1 0 12a6 6 0 1 1 0-12M18 61a6 6 0 1 1 0 12a6 6 0 1 1 0-12M64 58a6 6 0 1 1 0 12a6 6 0 1 1 0-12',
};

const motifOfTag: Readonly<Record<string, CoverMotif>> = {
  'arab-spring': 'shield',
  aws: 'servers',
  azure: 'servers',
  development: 'code',
  flutter: 'phone',
  foundation: 'dawn',
  growth: 'network',
  history: 'dawn',
  infrastructure: 'servers',
  laravel: 'code',
  legacy: 'code',
  mobile: 'phone',
  pandemic: 'network',
  privacy: 'shield',
  python: 'code',
  'quantum-computing': 'waves',
  'reality-protocol': 'gap',
  security: 'shield',
  'spring-boot': 'code',
  'vless-protocol': 'gap',
  wireguard: 'waves',
};

/** Cover picture of a post: the motif of the first tag that has one. */
export function coverMotif(tags: readonly string[]): CoverMotif {
  return tags.flatMap((tag) => motifOfTag[tag] ?? [])[0] ?? 'dawn';
}
