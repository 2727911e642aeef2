import type { CustomField, CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../../platform/tx.ts'
import { valueOfText } from '../../../catalog/custom-fields/index.ts'
import type { CustomText, ImportedProduct, Problem } from '../model.ts'
import type { ImportServiceDeps } from './deps.ts'

interface WithValues {
  readonly products: readonly ImportedProduct[]
  readonly problems: readonly Problem[]
}

/** Products with the values of their cells. A value that its field refuses is reported and stays as it was. */
export async function withCustomValues(
  tx: Tx,
  { customFields }: Pick<ImportServiceDeps, 'customFields'>,
  products: readonly ImportedProduct[],
): Promise<WithValues> {
  if (products.every(({ customTexts }) => customTexts.length === 0))
    return { products, problems: [] }
  const fields = new Map((await customFields.of(tx, 'PRODUCT')).map((one) => [one.key, one]))
  const problems: Problem[] = []
  const unknown = new Set<string>()
  const filled = products.map((one) => {
    const { handle } = one.product
    const warn = ({ line, column }: CustomText, message: string) =>
      problems.push({ line, column, handle, severity: 'WARNING', message })
    const values = one.customTexts.flatMap((cell) => {
      const field = fields.get(cell.key)
      if (field) return readCell(field, cell, warn)
      if (!unknown.has(cell.key)) warn(cell, 'is skipped: there is no custom field with this key')
      unknown.add(cell.key)
      return []
    })
    const changes: CustomFieldValuesToSave = Object.fromEntries(values)
    return values.length > 0 ? { ...one, product: { ...one.product, customFields: changes } } : one
  })
  return { products: filled, problems }
}

function readCell(
  field: CustomField,
  cell: CustomText,
  warn: (cell: CustomText, message: string) => void,
): [string, CustomFieldValuesToSave[string]][] {
  const read = valueOfText(field, cell.text)
  if ('value' in read) return [[field.key, read.value]]
  warn(cell, `${read.problem}; the value is left out`)
  return []
}
