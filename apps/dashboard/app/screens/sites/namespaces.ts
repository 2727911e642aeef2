/** Labels offered for a site; a current label of another kind is offered too. */
const offeredNamespaces = ['HEADLESS', 'DEV_SITE'] as const

export const namespaceOptions = <N extends string>(
  current: N,
  labels: Readonly<Record<string, string>>,
): readonly (readonly [N, string])[] =>
  [...new Set<string>([...offeredNamespaces, current])].map((one) => [
    one as N,
    labels[one] ?? humanize(one),
  ])

/** `SHOUT_OUT` as "Shout out". */
const humanize = (name: string) =>
  `${name.charAt(0)}${name.slice(1).toLowerCase()}`.replaceAll('_', ' ')
