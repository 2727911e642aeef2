import type { CustomFieldValue } from '@vitrine/contract/custom-fields'
import type { FieldConflict, OthersChange } from '@vitrine/contract/products'
import { VitrineError } from '@vitrine/sdk'
import { rebase, withKeysOf } from '../../shared/rebase.ts'
import { type FieldGroup, fieldGroups, isSameIn, withGroupOf } from './edited-fields.ts'
import type { ProductForm } from './form.ts'
import type { VariantCell, VariantChange, VariantChanges, VariantForm } from './variant-form.ts'

/** The refusal of a save because a colleague saved first. */
export interface StaleSave {
  readonly revision: number
  readonly changes: readonly OthersChange[]
  readonly conflicts: readonly FieldConflict[]
}

export const staleSaveOf = (error: unknown): StaleSave | undefined =>
  error instanceof VitrineError && error.code === 'PRODUCT_REVISION_CONFLICT'
    ? (error.data as unknown as StaleSave)
    : undefined

/** Three versions of a form: at the start of typing, as typed, and as stored now. */
export interface FormVersions {
  readonly base: ProductForm
  readonly mine: ProductForm
  readonly theirs: ProductForm
}

/** Groups that both sides changed to different values. */
export const conflictingGroups = ({ base, mine, theirs }: FormVersions): FieldGroup[] =>
  fieldGroups.filter(
    (group) =>
      !isSameIn(base, mine, group) &&
      !isSameIn(base, theirs, group) &&
      !isSameIn(mine, theirs, group),
  )

/** The chosen side of a conflict. */
export type Side = 'mine' | 'theirs'

/**
 * The input merged over the stored form: untouched fields show the stored value, conflicts the chosen side.
 */
export function mergedForm(
  { base, mine, theirs }: FormVersions,
  conflicts: readonly FieldGroup[],
  sideOf: (id: string) => Side,
): ProductForm {
  const stored = withKeysOf(mine, theirs)
  return conflicts.reduce(
    (form, group) => withGroupOf(form, sideOf(group.id) === 'mine' ? mine : stored, group),
    rebase(base, mine, stored),
  )
}

/** A field of a line of the variants table that both sides changed. */
export interface VariantConflict {
  readonly id: string
  readonly variantId: string
  /** A cell, or the key of a custom field. */
  readonly field: VariantCell | CustomFieldPath
  readonly variantName: string
  readonly theirs: CustomFieldValue
  readonly mine: CustomFieldValue
}

type CustomFieldPath = `customFields.${string}`
const isCustom = (field: string): field is CustomFieldPath => field.startsWith('customFields.')

const variantFields: Readonly<Record<string, VariantCell>> = {
  price: 'price',
  sku: 'sku',
  barcode: 'barcode',
  manufacturerPartNumber: 'manufacturerPartNumber',
  cost: 'cost',
  weight: 'weight',
  visible: 'visible',
  'stock.quantity': 'quantity',
  'stock.inStock': 'inStock',
}

export const variantConflicts = (
  { conflicts }: Pick<StaleSave, 'conflicts'>,
  changes: VariantChanges,
): VariantConflict[] =>
  conflicts.flatMap(({ field: path, theirs }) => {
    const [, variantId = '', name = ''] = /^variants\.([^.]+)\.(.+)$/.exec(path) ?? []
    const field = isCustom(name) ? name : variantFields[name]
    const change = changes.get(variantId)
    if (!field || !change) return []
    const stored = storedValue(theirs)
    return [
      {
        id: path,
        variantId,
        field,
        variantName: change.name,
        theirs: stored,
        mine: valueIn(change.form, field),
      },
    ]
  })

const storedValue = (theirs: unknown): CustomFieldValue => {
  if (typeof theirs === 'boolean' || Array.isArray(theirs)) return theirs as CustomFieldValue
  return theirs === undefined || theirs === null ? '' : String(theirs)
}

const valueIn = (form: VariantForm, field: VariantConflict['field']): CustomFieldValue =>
  isCustom(field) ? (form.customFields[keyOf(field)] ?? '') : form[field]

const withValue = (
  form: VariantForm,
  field: VariantConflict['field'],
  value: CustomFieldValue,
): VariantForm =>
  isCustom(field)
    ? { ...form, customFields: { ...form.customFields, [keyOf(field)]: value } }
    : { ...form, [field]: value }

const keyOf = (field: CustomFieldPath): string => field.slice('customFields.'.length)

/**
 * The changed lines after conflicts were decided; lines where the colleague's value was chosen are unchanged.
 */
export function decidedChanges(
  changes: VariantChanges,
  conflicts: readonly VariantConflict[],
  sideOf: (id: string) => Side,
): VariantChanges {
  const decided = new Map(changes)
  for (const { id, variantId, field, theirs } of conflicts) {
    const { form, base, ...line } = decided.get(variantId) as VariantChange
    const value = sideOf(id) === 'mine' ? valueIn(form, field) : theirs
    decided.set(variantId, {
      ...line,
      form: withValue(form, field, value),
      base: withValue(base, field, theirs),
    })
  }
  return decided
}

/** The groups that others changed, each once; changes of variants are one. */
export function changedGroups(changes: readonly { readonly field: string }[]): {
  readonly groups: readonly FieldGroup[]
  readonly hasVariants: boolean
} {
  const groups = fieldGroups.filter(({ paths }) => changes.some(({ field }) => paths.test(field)))
  const hasVariants = changes.some(({ field }) => field.startsWith('variants.'))
  return { groups, hasVariants }
}
