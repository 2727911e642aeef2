/** A row of a file, by the line in which it begins. */
export interface NumberedRow {
  readonly line: number
}

/** A file that is read while its job runs, and the rows that were read last. */
interface OpenRows<Row> {
  readonly rows: AsyncIterator<Row>
  buffered: Row[]
}

export type RowReader<Row extends NumberedRow, Options> = ReturnType<
  typeof createRowReader<Row, Options>
>

/**
 * The rows of files in batches. A file stays open between the batches of its job; a retried batch is read
 * from memory, and a job that resumes in another process skips the rows already processed.
 */
export function createRowReader<Row extends NumberedRow, Options>(
  begin: (key: string, options: Options) => Promise<AsyncIterable<Row>>,
) {
  const open = new Map<string, OpenRows<Row>>()

  async function openOnce(key: string, options: Options): Promise<OpenRows<Row>> {
    const known = open.get(key)
    if (known) return known
    const rows = await begin(key, options)
    const opened = { rows: rows[Symbol.asyncIterator](), buffered: [] }
    open.set(key, opened)
    return opened
  }

  return {
    async close(key: string): Promise<void> {
      const reading = open.get(key)
      open.delete(key)
      await reading?.rows.return?.(undefined)
    },
    /** The next rows behind a line. */
    async next(
      key: string,
      { after, limit, ...options }: Options & { readonly after: number; readonly limit: number },
    ): Promise<readonly Row[]> {
      const reading = await openOnce(key, options as Options)
      reading.buffered = reading.buffered.filter(({ line }) => line > after)
      while (reading.buffered.length < limit) {
        const { done, value } = await reading.rows.next()
        if (done) break
        if (value.line > after) reading.buffered.push(value)
      }
      return reading.buffered.slice(0, limit)
    },
    /** Rows that were read last, by their lines. */
    taken: (key: string, lines: ReadonlySet<number>): Row[] =>
      (open.get(key)?.buffered ?? []).filter(({ line }) => lines.has(line)),
  }
}
