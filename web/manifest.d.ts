/** Vite's manifest of the built web app; exists once the web was built. */
declare const manifest: Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;
export default manifest;
