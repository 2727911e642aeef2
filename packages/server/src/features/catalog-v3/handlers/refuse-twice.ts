import { brokenRule } from '@vitrine/contract/kit'

/** What changes at once, by the name of its list in a request. */
const kinds = {
  products: 'product',
  brands: 'brand',
  ribbons: 'ribbon',
  infoSections: 'info section',
  customizations: 'customization',
} as const

/** One thing changes once in a call: of two changes of the same revision only one could be meant. */
export function refuseTwice(list: keyof typeof kinds, ids: readonly string[]): void {
  const known = ids.map((id) => id.toLowerCase())
  const twice = known.find((id, at) => known.indexOf(id) !== at)
  if (twice === undefined) return
  const kind = kinds[list]
  const rule = `DUPLICATE_${kind.toUpperCase().replace(' ', '_')}_IDS_REQUEST`
  throw brokenRule(list, rule, `name the ${kind} ${twice} twice`, { id: twice })
}
