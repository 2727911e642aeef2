import type { Brand, Ribbon } from '@vitrine/contract/catalog-v3'
import { brokenRule, type Static } from '@vitrine/contract/kit'
import type { FullLabel, LabelChange, LabelKind } from '../../../areas/catalog/index.ts'

/** A label, and its product count where requested. */
export interface CountedLabel {
  readonly label: FullLabel
  readonly products?: number | undefined
}

const encodeEntity = ({ id, revision, name, createdDate, updatedDate }: FullLabel) => ({
  id,
  revision: String(revision),
  createdDate,
  updatedDate,
  name,
})

export const encodeBrand = ({ label, products }: CountedLabel): Static<typeof Brand> => ({
  ...encodeEntity(label),
  ...(products === undefined ? {} : { assignedProductsCount: products }),
})

export const encodeRibbon = ({ label, products }: CountedLabel): Static<typeof Ribbon> => ({
  ...encodeEntity(label),
  ...(products === undefined ? {} : { assignedProductCount: products }),
})

interface WireChange {
  readonly id: string
  readonly revision: string
  readonly name?: string
}

export function decodeChange({ id, revision, name }: WireChange, field: string): LabelChange {
  const change = { id, revision: Number(revision) }
  return name === undefined ? change : { ...change, name: decodeName(name, `${field}.name`) }
}

export function decodeName(name: string, field: string): string {
  if (name.trim() !== '') return name
  throw brokenRule(field, 'ONLY_SPACES_STRING_ERROR', 'must not be only blanks')
}

/** Both spellings are in use (§13.1). */
const countFields = ['ASSIGNED_PRODUCTS_COUNT', 'ASSIGNED_PRODUCT_COUNT']
export const asksForCount = (fields: readonly string[] | null | undefined): boolean =>
  (fields ?? []).some((field) => countFields.includes(field))

/** The path of the entity in requests. */
export const pathOf = (kind: LabelKind, at?: number): string =>
  at === undefined ? kind : `${kind}s[${at}].${kind}`
