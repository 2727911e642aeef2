import { type CustomFieldOwner, customFieldOwners } from '@vitrine/contract/custom-fields'

/** What the address of the screen says. */
export type CustomFieldsSearch = {
  /** Whose fields; `PRODUCT` when it is left out. */
  readonly of: CustomFieldOwner
}

export const readCustomFieldsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CustomFieldsSearch => ({ of: customFieldOwners.find((owner) => owner === raw.of) ?? 'PRODUCT' })
