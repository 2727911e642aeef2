import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberFileFormat } from '@vitrine/contract/member-files'
import type { RawRow, ServiceDeps } from '../model.ts'
import { openRows } from '../rules/read-rows.ts'

/** A file that is read while its job runs, and the rows that were read last. */
interface OpenRows {
  readonly rows: AsyncIterator<RawRow>
  buffered: RawRow[]
}

/** How a file is read. */
interface ReadOptions {
  readonly ownFields: readonly MemberField[]
  readonly format: MemberFileFormat
}

/**
 * The rows of files, batch after batch. A file stays open between the batches of its job; a batch that is
 * tried again is read out of memory, and a job that goes on elsewhere reads past what is decided.
 */
export function createRowReader({ uploads }: Pick<ServiceDeps, 'uploads'>) {
  const open = new Map<string, OpenRows>()

  async function begin(key: string, { ownFields, format }: ReadOptions): Promise<OpenRows> {
    const { stream } = await uploads.open(key)
    const { rows } = await openRows(stream, ownFields, format)
    return { rows: rows[Symbol.asyncIterator](), buffered: [] }
  }

  async function close(key: string): Promise<void> {
    const reading = open.get(key)
    open.delete(key)
    await reading?.rows.return?.(undefined)
  }

  return {
    close,
    /** The next rows behind a line. */
    async next(
      key: string,
      { after, limit, ...look }: ReadOptions & { after: number; limit: number },
    ): Promise<readonly RawRow[]> {
      const reading = open.get(key) ?? (await begin(key, look))
      open.set(key, reading)
      reading.buffered = reading.buffered.filter(({ line }) => line > after)
      while (reading.buffered.length < limit) {
        const { done, value } = await reading.rows.next()
        if (done) break
        if (value.line > after) reading.buffered.push(value)
      }
      return reading.buffered.slice(0, limit)
    },
    /** Rows that were read last, by their lines. */
    taken: (key: string, lines: ReadonlySet<number>): RawRow[] =>
      (open.get(key)?.buffered ?? []).filter(({ line }) => lines.has(line)),
  }
}

export type RowReader = ReturnType<typeof createRowReader>
