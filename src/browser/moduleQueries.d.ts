// See `laterModules` in `src/build/vitePlugins.ts`.
declare module '*?address' {
  const address: string;
  export default address;
}
declare module '*?script';
