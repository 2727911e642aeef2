import { violation } from '@vitrine/contract/kit'
import type { ChangesOfProducts } from '@vitrine/contract/products'
import type { SharedChanges, VariantAdjustments } from '../../../catalog/index.ts'

type Step = NonNullable<ChangesOfProducts['price']>

/** The steps of a bulk change; absent ones are skipped. */
export interface BulkSteps {
  readonly fields?: SharedChanges
  readonly adjustments?: VariantAdjustments
  readonly tags?: { readonly assign: readonly string[]; readonly unassign: readonly string[] }
  readonly addTo: readonly string[]
  readonly removeFrom: readonly string[]
}

export function bulkSteps(changes: ChangesOfProducts): BulkSteps {
  const { price, cost, rounding = 'CURRENCY', addTags, removeTags } = changes
  const fields = sharedFields(changes)
  const steps: BulkSteps = {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...((price || cost) && {
      adjustments: {
        ...(price && { actualPrice: stepOf(price) }),
        ...(cost && { cost: stepOf(cost) }),
        rounding,
      },
    }),
    ...((addTags || removeTags) && {
      tags: { assign: addTags ?? [], unassign: removeTags ?? [] },
    }),
    addTo: changes.addToCollectionIds ?? [],
    removeFrom: changes.removeFromCollectionIds ?? [],
  }
  if (Object.keys(steps).length > 2 || steps.addTo.length > 0 || steps.removeFrom.length > 0) {
    return steps
  }
  throw violation('changes', 'REQUIRED_ONE_OF_FIELD', 'must name at least one change')
}

const stepOf = ({ kind, value }: Step) =>
  kind === 'PERCENT' ? ({ kind: 'percent', value } as const) : ({ kind: 'amount', value } as const)

function sharedFields({ visible, brand, ribbon, discount }: ChangesOfProducts): SharedChanges {
  return {
    ...(visible !== undefined && { visible }),
    ...labelOf('brand', brand),
    ...labelOf('ribbon', ribbon),
    ...(discount !== undefined && { discount: discount ?? { type: 'NONE', value: '0' } }),
  }
}

function labelOf(kind: 'brand' | 'ribbon', label: ChangesOfProducts['brand']): SharedChanges {
  if (label === undefined) return {}
  if (label === null) return { [kind]: null }
  if (label.id) return { [`${kind}Id`]: label.id }
  if (label.name?.trim()) return { [kind]: label.name.trim() }
  throw violation(`changes.${kind}`, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
}
