import type {
  CustomField,
  CustomFieldOwner,
  CustomFieldValuesToSave,
} from '@vitrine/contract/custom-fields'
import { createReason } from '@vitrine/contract/reasons'
import type { Tx } from '../../../../platform/tx.ts'
import { type RefusedValue, valueOfText } from '../../../catalog/custom-fields/index.ts'
import type { CustomText, ImportedProduct, Problem } from '../model.ts'
import { customReason } from '../rules/custom-reason.ts'
import { withText } from '../rules/with-text.ts'
import type { ImportServiceDeps } from './deps.ts'

type Deps = Pick<ImportServiceDeps, 'customFields'>

interface WithValues {
  readonly products: readonly ImportedProduct[]
  readonly problems: readonly Problem[]
}

/**
 * Products and variants with the values of their custom field cells. A value that its field refuses is reported, and
 * the previous value stays.
 */
export async function withCustomValues(
  tx: Tx,
  deps: Deps,
  products: readonly ImportedProduct[],
): Promise<WithValues> {
  const problems: Problem[] = []
  const ofProduct = await createReader(tx, deps, 'PRODUCT', products, problems)
  const ofVariant = await createReader(tx, deps, 'VARIANT', products, problems)
  if (!ofProduct && !ofVariant) return { products, problems }
  const filled = products.map((one) => {
    const { product, customTexts, variantTexts } = one
    const { handle, variants } = product
    return {
      ...one,
      product: {
        ...product,
        ...ofProduct?.(handle, customTexts),
        ...(variants && {
          variants: variants.map((variant, at) => ({
            ...variant,
            ...ofVariant?.(handle, variantTexts[at] ?? []),
          })),
        }),
      },
    }
  })
  return { products: filled, problems }
}

/** The reason and its English text. */
type ReportText = Pick<Problem, 'message' | 'cause'>
type Values = { readonly customFields?: CustomFieldValuesToSave }

/** Reads the cells of an owner; undefined, without a statement, if there are none. */
async function createReader(
  tx: Tx,
  { customFields }: Deps,
  owner: CustomFieldOwner,
  products: readonly ImportedProduct[],
  problems: Problem[],
): Promise<((handle: string, cells: readonly CustomText[]) => Values) | undefined> {
  const has = ({ customTexts, variantTexts }: ImportedProduct) =>
    owner === 'PRODUCT' ? customTexts.length > 0 : variantTexts.some((one) => one.length > 0)
  if (!products.some(has)) return undefined
  const fields = new Map((await customFields.of(tx, owner)).map((one) => [one.key, one]))
  const unknown = new Set<string>()
  return (handle, cells) => {
    const warn = ({ line, column }: CustomText, text: ReportText) =>
      problems.push({ line, column, handle, severity: 'WARNING', ...text })
    const values = cells.flatMap((cell) => {
      const field = fields.get(cell.key)
      if (field) return readCell(field, cell, warn)
      if (!unknown.has(cell.key)) warn(cell, withText(createReason('CUSTOM_FIELD_UNKNOWN')))
      unknown.add(cell.key)
      return []
    })
    return values.length > 0 ? { customFields: Object.fromEntries(values) } : {}
  }
}

function readCell(
  field: CustomField,
  cell: CustomText,
  warn: (cell: CustomText, text: ReportText) => void,
): [string, CustomFieldValuesToSave[string]][] {
  const read = valueOfText(field, cell.text)
  if ('value' in read) return [[field.key, read.value]]
  warn(cell, textOf(field, read))
  return []
}

const textOf = (field: CustomField, read: RefusedValue): ReportText => ({
  message: `${read.problem}; the value is left out`,
  cause: customReason(field, read),
})
