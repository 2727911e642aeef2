import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeBrand } from '../codec/label.ts'
import { type CatalogV3Deps, labelMethods } from './labels.ts'

export const brandHandlers = (deps: CatalogV3Deps) => {
  const brands = labelMethods(deps, 'brand', encodeBrand)
  return {
    createBrand: async ({ input, ...call }) => ({ brand: await brands.create(call, input.brand) }),
    getBrand: async ({ input, ...call }) => ({
      brand: await brands.get(call, input.brandId, input.fields),
    }),
    updateBrand: async ({ input, ...call }) => ({
      brand: await brands.update(call, input.brand, input.fields),
    }),
    deleteBrand: async ({ input, ...call }) => brands.delete(call, input.brandId),
    queryBrands: async ({ input, ...call }) => {
      const { labels, pagingMetadata } = await brands.query(call, input.query)
      return { brands: await brands.show(call, labels, input.fields), pagingMetadata }
    },
    countBrands: async ({ input, ...call }) => brands.count(call, input.filter),
    getOrCreateBrand: async ({ input, ...call }) => ({
      brand: await brands.getOrCreate(call, input.brandName, input.fields),
    }),
    bulkCreateBrands: async ({ input, ...call }) =>
      brands.bulkCreate(call, input.brands, input.returnEntity === true),
    bulkUpdateBrands: async ({ input, ...call }) =>
      brands.bulkUpdate(
        call,
        input.brands.map(({ brand }) => brand),
        input.returnEntity === true,
      ),
    bulkGetOrCreateBrands: async ({ input, ...call }) =>
      brands.bulkGetOrCreate(call, input.brandNames),
    bulkDeleteBrands: async ({ input, ...call }) => brands.bulkDelete(call, input.brandIds),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
