import { createHash } from 'node:crypto'
import { ImportMappingIncomplete } from '@vitrine/contract/imports'
import { ApplicationError } from '@vitrine/contract/kit'
import { createReason, englishOf, type Reason } from '@vitrine/contract/reasons'
import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import { SafeFetchError, safeDownload } from '../../../../platform/safe-fetch.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ImportSchedule, LastRun, ScheduleDeps } from '../model.ts'
import { isTooShort } from '../rules/accepted-schedule.ts'
import { findSchedule } from '../store.ts'
import { unknownFile } from './change-schedules.ts'
import { recordRun } from './record-runs.ts'

/** The reason why nothing is imported. */
class NotImported extends Error {
  readonly run: Omit<LastRun, 'date'>
  constructor(run: Omit<LastRun, 'date'>) {
    super(run.outcome)
    this.run = run
  }
}

interface Payload {
  readonly siteId: string
  readonly id: string
  readonly anyway: boolean
}

/** Fetches the file and starts its import, or records why it does not. */
export async function runSchedule(
  deps: ScheduleDeps,
  { siteId, id, anyway }: Payload,
  { isLastAttempt }: Pick<JobRun, 'isLastAttempt'>,
): Promise<void> {
  const actor = { type: 'system', id: 'scheduled imports' } as const
  const work = <T>(step: (tx: Tx) => Promise<T>) => deps.platform.work({ siteId, actor }, step)
  const one = await work((tx) => findToRun(tx, deps, id))
  if (!one?.queuedDate) return
  try {
    await importFile(deps, work, one, anyway)
  } catch (error) {
    const run = asRun(error)
    if (run) return void (await work((tx) => recordRun(tx, deps, one, run)))
    if (isLastAttempt && !isUnavailable(error)) {
      await work((tx) => recordRun(tx, deps, one, failedBecause(createReason('SCHEDULE_STOPPED'))))
    }
    throw error
  }
}

/** The schedule; one whose draft has expired reads its file again. */
async function findToRun(
  tx: Tx,
  { imports }: ScheduleDeps,
  id: string,
): Promise<ImportSchedule | undefined> {
  const one = await findSchedule(tx, id)
  if (!one?.waitingPrices || !one.lastImportId) return one
  const [last] = await imports.findMany(tx, [one.lastImportId])
  return last ? one : { ...one, ...unknownFile }
}

type Work = <T>(step: (tx: Tx) => Promise<T>) => Promise<T>

async function importFile(
  deps: ScheduleDeps,
  work: Work,
  one: ImportSchedule,
  anyway: boolean,
): Promise<void> {
  const { status, headers, stream } = await safeDownload(one.url, headersOf(deps, one), deps.limits)
  if (status === 304) throw new NotImported({ outcome: 'UNCHANGED' })
  const hash = createHash('sha256')
  let contentHash = ''
  let rows = 0
  await deps.imports.startFetched(work, {
    fileName: fileNameOf(one),
    scheduleName: one.name,
    stream: hashed(stream, hash),
    format: one.format,
    mapping: one.mapping,
    accept: (count) => {
      rows = count
      contentHash = hash.digest('hex')
      if (contentHash === one.contentHash) throw new NotImported({ outcome: 'UNCHANGED', rows })
      if (!anyway && isTooShort(rows, one.importedRows)) {
        throw new NotImported({ outcome: 'TOO_FEW_ROWS', rows })
      }
    },
    guard: one.priceGuard,
    record: async (tx, { id }, prices) => {
      const file = {
        contentHash,
        etag: headers.etag ?? null,
        lastModified: headers['last-modified'] ?? null,
        ...(!prices && { importedRows: rows }),
        waitingPrices: prices,
        lastImportId: id,
      }
      const outcome = prices ? 'PRICES_CHANGED' : 'IMPORTED'
      const isThere = await recordRun(tx, deps, one, { outcome, rows }, file)
      // The schedule was deleted while the file was fetched.
      if (!isThere) throw new NotImported({ outcome: 'UNCHANGED' })
    },
  })
}

function headersOf(
  { platform }: ScheduleDeps,
  { sealedAuthorization, etag, lastModified }: ImportSchedule,
): Record<string, string> {
  return {
    accept: 'text/csv, text/plain;q=0.9, */*;q=0.5',
    ...(sealedAuthorization && { authorization: platform.sealing.open(sealedAuthorization) }),
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

async function* hashed(
  stream: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hash.update(chunk)
    yield chunk
  }
}

/** The last segment of the URL, as shown in the list of imports. */
function fileNameOf({ url, name }: ImportSchedule): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  return decoded(last).slice(0, 255) || name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The outcome of a run with this error; undefined for a system error. */
function asRun(error: unknown): Omit<LastRun, 'date'> | undefined {
  if (error instanceof NotImported) return error.run
  if (error instanceof SafeFetchError) {
    const { message, problem } = error
    return { outcome: 'FAILED', reason: message, ...(problem && { cause: problem }) }
  }
  if (!(error instanceof ApplicationError)) return undefined
  const { code } = error.definition
  const { missing, reason, cause = { code } } = error.data
  if (code === ImportMappingIncomplete.code) {
    const fields = (missing as readonly string[]).join(', ')
    return failedBecause(createReason('NO_COLUMN_FOR', { fields }))
  }
  const text = typeof reason === 'string' ? reason : error.message
  return { outcome: 'FAILED', reason: text, cause: cause as Reason }
}

const failedBecause = (cause: Reason): Omit<LastRun, 'date'> => ({
  outcome: 'FAILED',
  reason: englishOf(cause),
  cause,
})
