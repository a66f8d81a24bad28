/** HTML comments are not MDX, but writers know them (`<!-- truncate -->`): they become MDX comments of the same length, on the same lines. */
export const withMdxComments = (body: string): string => body.replace(/<!--([\s\S]*?)-->/g, '{/**$1*/}');
