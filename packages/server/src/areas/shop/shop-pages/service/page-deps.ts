import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Catalog } from '../../../catalog/index.ts'

export interface ShopPageDeps {
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'of'>
}

/** Which part of a list to show. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
}

/** Everybody sees what visitors see. */
export const visitor = { seesHidden: false } as const
