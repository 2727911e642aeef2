import type { Fact } from '../../../site/events/index.ts'

interface StockFact {
  readonly productId: string
  readonly variants?: readonly { readonly variantId: string; readonly inStock: boolean }[]
  readonly availability?: string
}
interface ProductFact {
  readonly visible?: boolean
}

/** Products with a variant that came back into stock, or that became visible again. */
export function returnedProducts(facts: readonly Fact[]): string[] {
  return [...new Set(facts.flatMap((fact) => returnedIn(fact) ?? []))]
}

function returnedIn({ definition, entityId, before, after }: Fact): string | undefined {
  if (definition.name === 'product.changed') {
    const isShown = (after as ProductFact | undefined)?.visible === true
    return isShown && (before as ProductFact | undefined)?.visible === false ? entityId : undefined
  }
  const [was, is] = [before, after] as [StockFact | undefined, StockFact | undefined]
  if (!is) return undefined
  const isItem = is.availability !== undefined
  const hasReturned = isItem
    ? is.availability === 'IN_STOCK' && was?.availability !== 'IN_STOCK'
    : (is.variants ?? []).some((one) => one.inStock && !wasInStock(was, one.variantId))
  return hasReturned ? is.productId : undefined
}

const wasInStock = (was: StockFact | undefined, id: string) =>
  was?.variants?.find(({ variantId }) => variantId === id)?.inStock ?? false
