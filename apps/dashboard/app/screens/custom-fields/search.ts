import { type CustomFieldOwner, customFieldOwners } from '@vitrine/contract/custom-fields'

/** Search parameters of the screen. */
export type CustomFieldsSearch = {
  /** The entity; `PRODUCT` by default. */
  readonly of: CustomFieldOwner
}

export const readCustomFieldsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CustomFieldsSearch => ({ of: customFieldOwners.find((owner) => owner === raw.of) ?? 'PRODUCT' })
