import {
  type VariantFieldDeclaration,
  type VariantFieldName,
  type VariantFieldValues,
  variantFieldNames,
  variantFieldTable,
} from '@vitrine/contract/catalog'
import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import { snakeCase } from './product-fields.ts'

/** Fields of variants that are missing in the oldest facts and files. */
type LaterVariantFields = VariantFieldValues & { readonly customFields: CustomFieldValues }

/** The columns of declared fields and of custom ones, with the types of new rows. */
export const laterVariantColumns: Readonly<
  Record<string, VariantFieldDeclaration['column'] | 'jsonb'>
> = {
  custom_fields: 'jsonb',
  ...Object.fromEntries(
    variantFieldNames.map((name) => [snakeCase(name), variantFieldTable[name]?.column ?? 'text']),
  ),
}

/** Which column has which of these fields. */
export const laterVariantFields: readonly (readonly [
  field: keyof LaterVariantFields,
  column: string,
])[] = [
  ['customFields', 'custom_fields'],
  ...variantFieldNames.map((name) => [name, snakeCase(name)] as const),
]

type GivenFields = {
  readonly [Name in VariantFieldName]?: VariantFieldValues[Name] | null | undefined
}

/** Declared fields among the given ones; an empty text means no value. */
export const declaredOfVariant = (given: GivenFields): Partial<VariantFieldValues> =>
  Object.fromEntries(
    variantFieldNames.flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name] === '' ? null : given[name]]],
    ),
  )

/** All of these fields of a record that may lack some. */
export const laterVariantDefaultsOf = (
  given: GivenFields & { readonly customFields?: CustomFieldValues | undefined },
): LaterVariantFields => ({
  ...(Object.fromEntries(
    variantFieldNames.map((name) => [name, given[name] ?? null]),
  ) as unknown as VariantFieldValues),
  customFields: given.customFields ?? {},
})

/** These fields of a variant that has none of them. */
export const laterVariantDefaults: LaterVariantFields = laterVariantDefaultsOf({})

/** Declared fields of a copy, without codes, which identify a single variant. */
export const declaredOfCopy = (variant: VariantFieldValues): Partial<VariantFieldValues> =>
  Object.fromEntries(
    variantFieldNames.flatMap((name) =>
      variantFieldTable[name]?.isCode ? [] : [[name, variant[name]]],
    ),
  )
