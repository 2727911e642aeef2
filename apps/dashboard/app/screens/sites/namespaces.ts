/** Labels offered for a site; one that came from elsewhere is kept and shown beside them. */
const offered = ['HEADLESS', 'DEV_SITE'] as const

export const namespaceOptions = <N extends string>(
  current: N,
  words: Readonly<Record<string, string>>,
): readonly (readonly [N, string])[] =>
  [...new Set<string>([...offered, current])].map((one) => [one as N, words[one] ?? spelt(one)])

/** `SHOUT_OUT` as "Shout out". */
const spelt = (name: string) =>
  `${name.charAt(0)}${name.slice(1).toLowerCase()}`.replaceAll('_', ' ')
