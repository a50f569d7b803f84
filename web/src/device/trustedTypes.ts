interface TrustedTypes {
  createPolicy<Kind extends string>(
    name: string,
    rules: Record<Kind, () => string>,
  ): Record<Kind, (from: string) => string>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * A text that the staff area's policy (`require-trusted-types-for`) takes as HTML or as a script's address; the text
 * itself in browsers without such policies.
 * @param name of the policy, which the header allows
 */
export function trusted(
  name: string,
  kind: 'createHTML' | 'createScriptURL',
  text: string,
): string {
  return trustedTypes?.createPolicy(name, { [kind]: () => text })[kind]?.('') ?? text;
}
