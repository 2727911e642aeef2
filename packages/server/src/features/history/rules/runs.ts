import { undoneWith } from '../../catalog/index.ts'
import type { GroupedFact } from '../model.ts'

/** Facts in a row that are taken back together. */
export interface Run {
  readonly isStock: boolean
  readonly facts: readonly GroupedFact[]
}

/**
 * Facts, the newest first, cut where another kind of thing begins. Stock that came or went with its
 * product or its variant comes and goes with it again; `around` has what the same transactions did to them.
 */
export function runsOf(facts: readonly GroupedFact[], around: readonly GroupedFact[]): Run[] {
  const owners = new Set(around.flatMap(ownersOf))
  const runs: { key: unknown; facts: GroupedFact[] }[] = []
  for (const fact of facts) {
    if (fact.entity === 'inventory_item' && isOwned(fact, owners)) continue
    const key = undoneWith(fact.entity) ?? 'stock'
    const last = runs.at(-1)
    if (last?.key === key) last.facts.push(fact)
    else runs.push({ key, facts: [fact] })
  }
  return runs.map(({ key, facts: own }) => ({ isStock: key === 'stock', facts: own }))
}

interface Kept {
  readonly variant?: { readonly id: string }
  readonly variants?: readonly { readonly id: string }[]
  readonly variantIds?: readonly string[]
}

/** What came, or what went, in a transaction, so that its stock is no change of its own. */
function ownersOf({ tx, name, entity, entityId, before, after }: GroupedFact): string[] {
  if (name === 'product.created') return [`${entityId} came`]
  if (name === 'product.deleted') return [`${tx} ${entityId} went`]
  if (entity !== 'product' && entity !== 'variants') return []
  const [was, is] = [before, after].map((one) => variantsOf((one ?? {}) as Kept))
  return (was ?? []).filter((id) => !is?.includes(id)).map((id) => `${tx} ${entityId} ${id} went`)
}

const variantsOf = ({ variant, variants = [], variantIds = [] }: Kept): string[] => [
  ...(variant ? [variant.id] : []),
  ...variants.map(({ id }) => id),
  ...variantIds,
]

function isOwned({ tx, name, before, after }: GroupedFact, owners: ReadonlySet<string>): boolean {
  const place = (after ?? before) as { productId: string; variantId: string }
  const { productId, variantId } = place
  if (owners.has(`${productId} came`)) return true
  return (
    name === 'inventory_item.deleted' &&
    (owners.has(`${tx} ${productId} went`) || owners.has(`${tx} ${productId} ${variantId} went`))
  )
}
