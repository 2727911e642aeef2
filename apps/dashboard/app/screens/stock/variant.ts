import type { StockAtLocation, VariantStock } from '@vitrine/contract/stock'
import type { CellState } from './sheet/cells.ts'

/** The name of a variant: its product, and its choices. */
export const variantLabel = ({ productName, variantName }: VariantStock): string =>
  variantName === productName ? productName : `${productName} · ${variantName}`

export const variantKey = ({
  productId,
  variantId,
}: Pick<VariantStock, 'productId' | 'variantId'>) => `${productId}/${variantId}`

export const itemAt = (variant: VariantStock, locationId: string): StockAtLocation | undefined =>
  variant.stock.find((one) => one.locationId === locationId)

export const stateOf = (item: StockAtLocation | undefined): CellState =>
  item ? { tracked: item.tracked, quantity: item.quantity } : null

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Over all locations; `available` is undefined where nothing is counted. */
export function totalsOf({ stock }: VariantStock) {
  const held = sumOf(stock.map((one) => one.held))
  const counted = stock.filter(({ tracked }) => tracked)
  const available =
    counted.length > 0 ? sumOf(counted.map(({ quantity }) => quantity ?? 0)) : undefined
  return { held, available, onHand: available === undefined ? undefined : available + held }
}
