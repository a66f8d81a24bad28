/** The part of the Trusted Types API that the site uses; TypeScript's `dom` has none of it. */
interface TrustedTypePolicyFactory {
  createPolicy(
    /** The names that the CSP allows. */
    name: 'default',
    rules: {
      /** The default policy gets the sink that the text is for; null refuses it. */
      createHTML(text: string, type: string, sink: string): string | null;
      createScriptURL?(url: string): string;
    },
  ): { createHTML(text: string): TrustedHTML };
}

/** Missing in older browsers and in Node. */
declare var trustedTypes: TrustedTypePolicyFactory | undefined;
