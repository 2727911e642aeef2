import type {
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
} from '@vitrine/contract/catalog-v3'
import type { MediaUrl, WritePolicy } from '../../../areas/catalog/index.ts'
import type { ItemResult, StockedProducts, StockedResult } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import {
  checkTotals,
  decodeNewStockedProduct,
  decodeStockedUpdate,
} from '../codec/stocked-product.ts'
import { eachDecoded } from './each-decoded.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'

export interface WritingDeps {
  readonly stockedProducts: StockedProducts
  readonly mediaUrl: MediaUrl
}

const policy: WritePolicy = { exactSlugs: true, uniqueCodes: true, limited: true }

/** The path of a product in a request. */
export const placeOf =
  (isMany: boolean, wrapped = false) =>
  (at: number): string =>
    isMany ? `products[${at}]${wrapped ? '.product' : ''}` : 'product'

/** Creates products with the stock in the request. */
export async function createAll(
  { stockedProducts, mediaUrl }: WritingDeps,
  tx: Tx,
  input: readonly ProductWithInventoryToCreate[],
  fieldOf: (at: number) => string,
): Promise<StockedResult> {
  checkTotals(input)
  const context = { now: tx.now, mediaUrl }
  return writeDecoded(
    input,
    (one, at) => decodeNewStockedProduct(one, fieldOf(at), context),
    (requested) => stockedProducts.create(tx, requested, policy),
  )
}

/** Changes products with the expected revisions, and their stock. */
export async function updateAll(
  { stockedProducts, mediaUrl }: WritingDeps,
  tx: Tx,
  input: readonly ProductWithInventoryToUpdate[],
  fieldOf: (at: number) => string,
  { withoutVariants = false }: Pick<WritePolicy, 'withoutVariants'> = {},
): Promise<StockedResult> {
  checkTotals(input)
  refuseDuplicates(
    'products',
    input.map(({ id }) => id),
  )
  const context = { now: tx.now, mediaUrl }
  return writeDecoded(
    input,
    (one, at) => decodeStockedUpdate(one, fieldOf(at), context),
    (updates) => stockedProducts.update(tx, updates, { ...policy, withoutVariants }),
  )
}

async function writeDecoded<Input, Decoded>(
  input: readonly Input[],
  decode: (one: Input, at: number) => Decoded,
  write: (decoded: readonly Decoded[]) => Promise<StockedResult>,
): Promise<StockedResult> {
  let items: readonly ItemResult[] = []
  const products = await eachDecoded(input, decode, async (decoded) => {
    const written = await write(decoded)
    items = written.items
    return written.products
  })
  return { products, items }
}
