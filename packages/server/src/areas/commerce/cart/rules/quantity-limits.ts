import { type OrderQuantity, orderQuantityOf } from '@vitrine/contract/catalog'
import type { ResolvedLine } from '../model/cart.ts'
import type { CartProblem } from '../model/view.ts'

interface LimitedProduct extends OrderQuantity {
  readonly productId: string
}

/** The product of a line with its limits; undefined where there are none. */
export function limitsOf({ resolution }: ResolvedLine): LimitedProduct | undefined {
  if (resolution?.status !== 'FOUND') return undefined
  const { productId, quantityLimits } = resolution.purchasable
  return quantityLimits ? { productId, ...orderQuantityOf(quantityLimits) } : undefined
}

/** The maximum quantity of a line, given the other lines of its product; infinite without a limit. */
export function allowedFor(one: ResolvedLine, lines: readonly ResolvedLine[]): number {
  const limits = limitsOf(one)
  if (!limits || limits.maximum === null) return Number.POSITIVE_INFINITY
  const others = linesOf(limits.productId, lines).filter(({ line }) => line.id !== one.line.id)
  return Math.max(0, limits.maximum - piecesOf(others))
}

/** How many pieces of a line's product there are. */
export const piecesOfProduct = (one: ResolvedLine, lines: readonly ResolvedLine[]): number =>
  piecesOf(linesOf(limitsOf(one)?.productId ?? '', lines))

/** Quantities outside of the limits of their products, reported at the first line of each. */
export function limitProblems(lines: readonly ResolvedLine[]): CartProblem[] {
  return byProduct(lines).flatMap(({ minimum, maximum, own }): CartProblem[] => {
    const pieces = piecesOf(own)
    const lineId = own[0]?.line.id ?? ''
    if (pieces < minimum) return [{ kind: 'BELOW_MINIMUM', lineId, minimum }]
    return maximum !== null && pieces > maximum ? [{ kind: 'ABOVE_MAXIMUM', lineId, maximum }] : []
  })
}

/** Each product that has limits, with its lines. */
function byProduct(
  lines: readonly ResolvedLine[],
): (LimitedProduct & { readonly own: readonly ResolvedLine[] })[] {
  const products = new Map<string, LimitedProduct>()
  for (const one of lines) {
    const limits = limitsOf(one)
    if (limits && !products.has(limits.productId)) products.set(limits.productId, limits)
  }
  return [...products.values()].map((limits) => ({
    ...limits,
    own: linesOf(limits.productId, lines),
  }))
}

const linesOf = (productId: string, lines: readonly ResolvedLine[]) =>
  lines.filter(
    ({ resolution }) =>
      resolution?.status === 'FOUND' && resolution.purchasable.productId === productId,
  )

const piecesOf = (lines: readonly ResolvedLine[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0)
