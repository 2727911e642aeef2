import type { HistoryEntity } from '@vitrine/contract/history'
import type { UndoHandler } from '../../undo/index.ts'
import type { GroupedFact, UndoHandlers } from '../model.ts'

/** Facts in a row that are taken back together. */
export interface UndoRun {
  readonly undo: UndoHandler
  readonly facts: readonly GroupedFact[]
}

/**
 * Facts, newest first, split where the handler changes. Stock that was created or deleted with its product or
 * variant is restored with it; `around` contains the changes of those in the same transactions.
 */
export function groupRuns(
  handlers: UndoHandlers,
  facts: readonly GroupedFact[],
  relatedFacts: readonly GroupedFact[],
): UndoRun[] {
  const owners = new Set(relatedFacts.flatMap(ownersOf))
  const runs: { undo: UndoHandler; facts: GroupedFact[] }[] = []
  for (const fact of facts) {
    if (fact.entity === 'inventory_item' && isOwned(fact, owners)) continue
    const undo = handlers[fact.entity as HistoryEntity]
    const last = runs.at(-1)
    if (last?.undo === undo) last.facts.push(fact)
    else runs.push({ undo, facts: [fact] })
  }
  return runs
}

interface StoredVariants {
  readonly variant?: { readonly id: string }
  readonly variants?: readonly { readonly id: string }[]
  readonly variantIds?: readonly string[]
}

/** Entities created or deleted in a transaction, whose stock is not a separate change. */
function ownersOf({ tx, name, entity, entityId, before, after }: GroupedFact): string[] {
  if (name === 'product.created') return [`${entityId} came`]
  if (name === 'product.deleted') return [`${tx} ${entityId} went`]
  if (entity !== 'product' && entity !== 'variants') return []
  const [previous, current] = [before, after].map((one) =>
    variantsOf((one ?? {}) as StoredVariants),
  )
  return (previous ?? [])
    .filter((id) => !current?.includes(id))
    .map((id) => `${tx} ${entityId} ${id} went`)
}

const variantsOf = ({ variant, variants = [], variantIds = [] }: StoredVariants): string[] => [
  ...(variant ? [variant.id] : []),
  ...variants.map(({ id }) => id),
  ...variantIds,
]

function isOwned({ tx, name, before, after }: GroupedFact, owners: ReadonlySet<string>): boolean {
  const stockOwner = (after ?? before) as { productId: string; variantId: string }
  const { productId, variantId } = stockOwner
  if (owners.has(`${productId} came`)) return true
  return (
    name === 'inventory_item.deleted' &&
    (owners.has(`${tx} ${productId} went`) || owners.has(`${tx} ${productId} ${variantId} went`))
  )
}
