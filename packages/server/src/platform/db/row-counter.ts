import type { KyselyPlugin, LogEvent, QueryId } from 'kysely'

/**
 * Counts rows of statements by their text: the log gets the text without the result, a plug-in the result
 * without the text.
 */
export function createRowCounter(onRows: (sql: string, rows: number) => void) {
  const texts = new WeakMap<QueryId, string>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ queryId, result }) {
      const sql = texts.get(queryId)
      const rows = result.rows.length || Number(result.numAffectedRows ?? 0)
      if (sql !== undefined) onRows(sql, rows)
      return result
    },
  }
  return {
    plugin,
    remember({ query }: LogEvent): void {
      texts.set(query.queryId, query.sql)
    },
  }
}
