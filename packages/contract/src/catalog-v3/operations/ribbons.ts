import {
  ProductChanged,
  RibbonChanged,
  RibbonCreated,
  RibbonDeleted,
  RibbonNotFound,
} from '../../catalog/index.ts'
import { ribbonMounts } from '../mounts.ts'
import { Ribbon, ribbonNameLength } from '../schemas/label.ts'
import { labelOperations } from './label-operations.ts'

const ribbon = labelOperations({
  one: 'ribbon',
  many: 'ribbons',
  mounts: ribbonMounts,
  schema: Ribbon,
  nameLength: ribbonNameLength,
  fields: ['ASSIGNED_PRODUCT_COUNT', 'ASSIGNED_PRODUCTS_COUNT'],
  mostPerPage: 100,
  longGet: false,
  notFound: RibbonNotFound,
  facts: { created: RibbonCreated, changed: RibbonChanged, deleted: RibbonDeleted },
})
const deletionFacts = { facts: [RibbonDeleted, ProductChanged] }

/** Ribbons (§13.1). Deleting one removes it from all products. */
export const createRibbon = ribbon.create
export const getRibbon = ribbon.get
export const updateRibbon = ribbon.update
export const deleteRibbon = { ...ribbon.delete, ...deletionFacts }
export const queryRibbons = ribbon.query
export const countRibbons = ribbon.count
export const getOrCreateRibbon = ribbon.getOrCreate
export const bulkCreateRibbons = ribbon.bulkCreate
export const bulkUpdateRibbons = ribbon.bulkUpdate
export const bulkGetOrCreateRibbons = ribbon.bulkGetOrCreate
export const bulkDeleteRibbons = { ...ribbon.bulkDelete, ...deletionFacts }
