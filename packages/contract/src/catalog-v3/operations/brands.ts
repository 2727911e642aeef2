import { BrandChanged, BrandCreated, BrandDeleted, BrandNotFound } from '../../catalog/index.ts'
import { brandMounts } from '../mounts.ts'
import { Brand, brandNameLength } from '../schemas/label.ts'
import { labelOperations } from './label-operations.ts'

const brand = labelOperations({
  one: 'brand',
  many: 'brands',
  mounts: brandMounts,
  schema: Brand,
  nameLength: brandNameLength,
  fields: ['ASSIGNED_PRODUCTS_COUNT'],
  mostPerPage: 300,
  longGet: true,
  notFound: BrandNotFound,
  facts: { created: BrandCreated, changed: BrandChanged, deleted: BrandDeleted },
})

/**
 * Brands (§13.1). Products retain a deleted brand; a site with too many of them refuses more as
 * BRAND_LIMIT_EXCEEDED.
 */
export const createBrand = brand.create
export const getBrand = brand.get
export const updateBrand = brand.update
export const deleteBrand = brand.delete
export const queryBrands = brand.query
export const countBrands = brand.count
export const getOrCreateBrand = brand.getOrCreate
export const bulkCreateBrands = brand.bulkCreate
export const bulkUpdateBrands = brand.bulkUpdate
export const bulkGetOrCreateBrands = brand.bulkGetOrCreate
export const bulkDeleteBrands = brand.bulkDelete
