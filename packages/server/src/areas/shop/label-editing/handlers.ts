import type { brands as brandsService } from '@vitrine/contract/brands'
import type { Handlers } from '@vitrine/contract/kit'
import type { LabelFilter, LabelSort } from '@vitrine/contract/labels'
import type { ribbons as ribbonsService } from '@vitrine/contract/ribbons'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import type { LabelEditing } from './index.ts'

const PAGE = 24

export const brandHandlers = (editing: LabelEditing) =>
  ({
    saveBrand: async ({ tx, input }) => {
      const result = await editing.save(tx, input.brand, saveOptionsOf(input))
      return { brand: result.entity, ...encodeSave(result) }
    },
    getBrand: async ({ tx, input }) => ({ brand: await editing.get(tx, input.id) }),
    listBrands: async ({ tx, input }) => {
      const { labels, total } = await editing.list(tx, withDefaults(input))
      return { brands: labels, total }
    },
    restoreBrand: async ({ tx, input }) => ({ brand: await editing.restore(tx, input.id) }),
    deleteBrand: async ({ tx, input }) => {
      await editing.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof brandsService, HandlerContext>

export const ribbonHandlers = (editing: LabelEditing) =>
  ({
    saveRibbon: async ({ tx, input }) => {
      const result = await editing.save(tx, input.ribbon, saveOptionsOf(input))
      return { ribbon: result.entity, ...encodeSave(result) }
    },
    getRibbon: async ({ tx, input }) => ({ ribbon: await editing.get(tx, input.id) }),
    listRibbons: async ({ tx, input }) => {
      const { labels, total } = await editing.list(tx, withDefaults(input))
      return { ribbons: labels, total }
    },
    restoreRibbon: async ({ tx, input }) => ({ ribbon: await editing.restore(tx, input.id) }),
    deleteRibbon: async ({ tx, input }) => {
      await editing.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof ribbonsService, HandlerContext>

interface ListInput {
  readonly filter?: LabelFilter
  readonly sort?: LabelSort
  readonly limit?: number
  readonly offset?: number
}

const withDefaults = ({ filter = {}, sort = 'NAME', limit = PAGE, offset = 0 }: ListInput) => ({
  filter,
  sort,
  limit,
  offset,
})
