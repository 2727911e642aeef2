import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeRibbon } from '../codec/label.ts'
import { type CatalogV3Deps, labelMethods } from './labels.ts'

export const ribbonHandlers = (deps: CatalogV3Deps) => {
  const ribbons = labelMethods(deps, 'ribbon', encodeRibbon)
  return {
    createRibbon: async ({ input, ...call }) => ({
      ribbon: await ribbons.create(call, input.ribbon),
    }),
    getRibbon: async ({ input, ...call }) => ({
      ribbon: await ribbons.get(call, input.ribbonId, input.fields),
    }),
    updateRibbon: async ({ input, ...call }) => ({
      ribbon: await ribbons.update(call, input.ribbon, input.fields),
    }),
    deleteRibbon: async ({ input, ...call }) => ribbons.delete(call, input.ribbonId),
    queryRibbons: async ({ input, ...call }) => {
      const { labels, pagingMetadata } = await ribbons.query(call, input.query)
      return { ribbons: await ribbons.show(call, labels, input.fields), pagingMetadata }
    },
    countRibbons: async ({ input, ...call }) => ribbons.count(call, input.filter),
    getOrCreateRibbon: async ({ input, ...call }) => ({
      ribbon: await ribbons.getOrCreate(call, input.ribbonName, input.fields),
    }),
    bulkCreateRibbons: async ({ input, ...call }) =>
      ribbons.bulkCreate(call, input.ribbons, input.returnEntity === true),
    bulkUpdateRibbons: async ({ input, ...call }) =>
      ribbons.bulkUpdate(
        call,
        input.ribbons.map(({ ribbon }) => ribbon),
        input.returnEntity === true,
      ),
    bulkGetOrCreateRibbons: async ({ input, ...call }) =>
      ribbons.bulkGetOrCreate(call, input.ribbonNames),
    bulkDeleteRibbons: async ({ input, ...call }) => ribbons.bulkDelete(call, input.ribbonIds),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
