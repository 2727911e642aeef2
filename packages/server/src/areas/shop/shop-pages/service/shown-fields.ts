import type {
  CustomFieldOwner,
  CustomFieldValues,
  ShownCustomField,
} from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../../platform/tx.ts'
import { shownValues } from '../../../catalog/custom-fields/index.ts'
import type { ShopPageDeps } from './page-deps.ts'

/** The public custom field values; no statement if the owner has none. */
export const shownFields = async (
  tx: Tx,
  fields: ShopPageDeps['customFields'],
  owner: CustomFieldOwner,
  { customFields }: { readonly customFields: CustomFieldValues },
): Promise<ShownCustomField[]> =>
  Object.keys(customFields).length === 0
    ? []
    : shownValues(await fields.of(tx, owner), customFields)
