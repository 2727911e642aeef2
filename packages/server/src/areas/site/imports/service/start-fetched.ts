import {
  type ColumnChoice,
  ImportMappingIncomplete,
  type ImportPlatform,
  type ImportScheduleFormat,
  type PriceChanges,
  type PriceGuard,
} from '@vitrine/contract/imports'
import { createReason } from '@vitrine/contract/reasons'
import type { Tx } from '../../../../platform/tx.ts'
import type { Import, StoredMapping } from '../model.ts'
import { missingFields } from '../rules/file-mapping.ts'
import { guessChoices } from '../rules/presets.ts'
import { looksLikeLines } from '../rules/read-lines.ts'
import { readSamples, type Samples } from '../rules/read-samples.ts'
import { UnreadableFile, unreadable } from '../rules/unreadable-file.ts'
import { insertMapping } from '../store/mappings.ts'
import { guardedPrices } from './compare-prices.ts'
import type { ImportServiceDeps } from './deps.ts'
import { proposeMapping } from './prepare-import.ts'
import { countRows, fileMappingOf, type ReadableRun } from './read-products.ts'
import { type ImportFile, queueRun, storeImport, type Transaction } from './start-import.ts'

/** A mapping by column names. */
export interface NamedMapping {
  readonly platform: ImportPlatform
  readonly columns: readonly (ColumnChoice & { readonly name: string })[]
}

/** A file that a scheduled import has fetched. */
export interface FetchedFile extends ImportFile {
  readonly format: ImportScheduleFormat
  /** For the format MAPPING. */
  readonly mapping: NamedMapping | null
  /** Called once the file is read and nothing is stored yet; throws to refuse it. */
  readonly accept: (rows: number) => void
  /** Null: prices may change. */
  readonly guard: PriceGuard | null
  /** Called in the transaction that inserts the import, with the prices for which it waits. */
  readonly record: (tx: Tx, created: Import, prices: PriceChanges | null) => Promise<void>
}

/** Imports a fetched file, unless its columns no longer fit. One that changes too many prices becomes a draft. */
export const startFetched = (
  deps: ImportServiceDeps,
  transaction: Transaction,
  file: FetchedFile,
): Promise<Import> =>
  storeImport(deps, transaction, file, async (storageKey) => {
    const open: ReadableRun['open'] = async (part) =>
      (await deps.uploads.open(storageKey, part)).stream
    const mapping = await readable(async () => {
      const found = await mappingOf(open, transaction, file)
      file.accept(await countRows({ open, mapping: found && fileMappingOf(found) }))
      return found
    })
    const run = {
      id: storageKey.replace(/\.csv$/, ''),
      mapping: mapping && fileMappingOf(mapping),
      open,
      work: transaction,
    }
    const { guard } = file
    const prices = guard && (await readable(() => guardedPrices(deps, run, guard)))
    return {
      state: prices ? 'DRAFT' : 'QUEUED',
      record: async (tx, created) => {
        if (mapping) await insertMapping(tx, created.id, mapping)
        await file.record(tx, created, prices)
        if (!prices) await queueRun(deps, tx, { siteId: tx.siteId, id: created.id })
      },
    }
  })

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error)
    throw error
  }
}

async function mappingOf(
  open: ReadableRun['open'],
  transaction: Transaction,
  { format, mapping }: FetchedFile,
): Promise<StoredMapping | undefined> {
  const head: Uint8Array[] = []
  for await (const chunk of await open({ start: 0, end: 63 })) head.push(chunk)
  if (looksLikeLines(Buffer.concat(head))) {
    throw new UnreadableFile(1, 1, createReason('FILE_IS_JSON_LINES'))
  }
  if (format === 'VITRINE') return undefined
  const samples = await readSamples(await open())
  const proposed = await transaction((tx) => proposeMapping(tx, samples))
  const stored = { ...proposed, ...chosen(proposed, samples, { format, mapping }) }
  const missing = missingFields(stored.columns)
  if (missing.length > 0) throw ImportMappingIncomplete({ missing })
  return stored
}

function chosen(
  proposed: StoredMapping,
  samples: Samples,
  { format, mapping }: Pick<FetchedFile, 'format' | 'mapping'>,
): Partial<StoredMapping> {
  if (format === 'MAPPING') {
    if (!mapping) throw new Error('A scheduled import has lost its mapping')
    return { platform: mapping.platform, columns: byName(samples, mapping), remembered: false }
  }
  if (format === 'OTHER' || format === 'VITRINE') return proposed
  const choices = guessChoices(
    format,
    samples.map(({ name }) => name),
  )
  const columns = samples.map((column, at) => ({ ...column, ...(choices[at] ?? { target: null }) }))
  return { platform: format, columns: columns.map(withoutEmptyGrouping), remembered: false }
}

/** Columns that were imported before are required; others are left out. */
function byName(samples: Samples, { columns }: NamedMapping): StoredMapping['columns'] {
  const names = new Set(samples.map(({ name }) => name))
  const gone = columns.find(({ name, target }) => target !== null && !names.has(name))
  if (gone) {
    throw new UnreadableFile(
      1,
      undefined,
      createReason('NAMED_COLUMN_MISSING', { name: gone.name }),
    )
  }
  const byColumn = new Map(columns.map((one) => [one.name, one]))
  return samples.map(({ name, samples: values }) => {
    const { target = null, grouping } = byColumn.get(name) ?? {}
    // Of columns with the same name the first counts.
    byColumn.delete(name)
    return withoutEmptyGrouping({ name, samples: values, target, grouping })
  })
}

const withoutEmptyGrouping = ({
  grouping,
  ...column
}: Samples[number] & ColumnChoice): StoredMapping['columns'][number] => ({
  ...column,
  ...(grouping && { grouping }),
})
