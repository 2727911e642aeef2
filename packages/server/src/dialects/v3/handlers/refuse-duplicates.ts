import { brokenRule } from '@vitrine/contract/kit'

/** Entity names by the name of their list in a request. */
const kinds = {
  products: 'product',
  brands: 'brand',
  ribbons: 'ribbon',
  infoSections: 'info section',
  customizations: 'customization',
} as const

/** Refuses two changes of one entity in a call: with the same revision only one could apply. */
export function refuseDuplicates(list: keyof typeof kinds, ids: readonly string[]): void {
  const existing = ids.map((id) => id.toLowerCase())
  const twice = existing.find((id, at) => existing.indexOf(id) !== at)
  if (twice === undefined) return
  const kind = kinds[list]
  const rule = `DUPLICATE_${kind.toUpperCase().replace(' ', '_')}_IDS_REQUEST`
  throw brokenRule(list, rule, `name the ${kind} ${twice} twice`, { id: twice })
}
