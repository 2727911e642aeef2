import type { brands as brandsService } from '@vitrine/contract/brands'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { FullLabel } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import type { BrandEditing } from './index.ts'

const PAGE = 24

export const brandHandlers = (editing: BrandEditing) =>
  ({
    saveBrand: async ({ tx, input }) => {
      const result = await editing.save(tx, input.brand, saveOptionsOf(input))
      return { brand: await encodeOne(tx, editing, result.entity), ...encodeSave(result) }
    },
    getBrand: async ({ tx, input }) => ({
      brand: await encodeOne(tx, editing, await editing.get(tx, input.id)),
    }),
    listBrands: async ({ tx, input }) => {
      const { filter = {}, sort = 'NAME', limit = PAGE, offset = 0 } = input
      const { items, total } = await editing.list(tx, { filter, sort, limit, offset })
      return { brands: await encodeAll(tx, editing, items), total }
    },
    restoreBrand: async ({ tx, input }) => ({
      brand: await encodeOne(tx, editing, await editing.restore(tx, input.id)),
    }),
    deleteBrand: async ({ tx, input }) => {
      await editing.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof brandsService, HandlerContext>

async function encodeAll(tx: Tx, editing: BrandEditing, brands: readonly FullLabel[]) {
  const ids = brands.map(({ id }) => id)
  const counts = await editing.countProducts(tx, ids)
  return brands.map((brand) => ({ ...brand, productCount: counts.get(brand.id) ?? 0 }))
}

async function encodeOne(tx: Tx, editing: BrandEditing, brand: FullLabel) {
  const [encoded] = await encodeAll(tx, editing, [brand])
  return encoded!
}
