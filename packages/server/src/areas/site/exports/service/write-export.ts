import type { CustomFieldOwner } from '@vitrine/contract/custom-fields'
import type { ExportFormat } from '@vitrine/contract/exports'
import type { Export, ExportPart, ExportScope } from '../model.ts'
import { csvRowsOf } from '../rules/csv-rows.ts'
import { columnsWith, csvHeader, csvLine } from '../rules/csv-text.ts'
import type { ExportServiceDeps } from './deps.ts'
import { productPages, type Work, withNames } from './pages.ts'
import { writeJsonLines } from './write-json-lines.ts'

/** Writes products with the columns that an import reads. */
export async function* writeCsv(
  deps: ExportServiceDeps,
  work: Work,
  scope: ExportScope,
): AsyncGenerator<ExportPart> {
  const keysOf = (owner: CustomFieldOwner) =>
    work(async (tx) => (await deps.customFields.of(tx, owner)).map(({ key }) => key))
  const columns = columnsWith(await keysOf('PRODUCT'), await keysOf('VARIANT'))
  yield { text: csvHeader(columns), products: 0, rows: 0 }
  for await (const products of productPages(deps, work, scope)) {
    const rows = (await work((tx) => withNames(deps, tx, products))).flatMap(csvRowsOf)
    const text = rows.map((cells) => csvLine(columns, cells)).join('')
    yield { text, products: products.length, rows: rows.length }
  }
}

const writers = { csv: writeCsv, jsonl: writeJsonLines } as const satisfies Record<
  ExportFormat,
  (deps: ExportServiceDeps, work: Work, scope: ExportScope) => AsyncGenerator<ExportPart>
>

/** The content of an export, in parts. */
export const writeExport = (
  deps: ExportServiceDeps,
  work: Work,
  { format, ...scope }: ExportScope & { readonly format: ExportFormat },
): AsyncGenerator<ExportPart> => writers[format](deps, work, scope)

/** The content of the file of an export, in parts. */
export async function* writeContent(
  deps: ExportServiceDeps,
  work: Work,
  one: Pick<Export, 'content' | 'format' | 'filter' | 'productIds'>,
): AsyncGenerator<ExportPart> {
  const { content } = one
  if (content === 'PRODUCTS') return yield* writeExport(deps, work, one)
  for await (const part of deps.partsOf[content](work)) yield { ...part, products: 0 }
}
