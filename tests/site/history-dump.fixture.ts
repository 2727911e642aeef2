import type { TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'

/** The tables of a catalog, without counters and dates. */
const tables = [
  'products',
  'variants',
  'product_options',
  'product_choices',
  'product_media',
  'choice_media',
  'product_ribbons',
  'product_files',
  'info_sections',
  'product_info_sections',
  'brands',
  'ribbons',
  'customizations',
  'customization_choices',
  'collections',
  'collection_products',
  'inventory_items',
] as const

const dates = ['revision', 'updated_date', 'created_date', 'stock_updated_date', 'site_id']

/** Rows that say nothing are as good as none. */
const counting: Readonly<Record<string, ReturnType<typeof sql>>> = {
  // A brand that is deleted stays for the products that show it.
  brands: sql`t.deleted_date IS NULL`,
  // A variant without a row is in stock and untracked.
  inventory_items: sql`(t.location_id <> t.site_id OR t.track_quantity OR t.absent OR NOT t.in_stock
    OR t.preorder_enabled OR t.preorder_counter <> 0)`,
}

/** The rows of a site's whole catalog, each as one line, in an order of their own. */
export async function dumpCatalog({ server, site }: TestServer): Promise<string[]> {
  const lines: string[] = []
  for (const table of tables) {
    const counts = counting[table] ?? sql`TRUE`
    const { rows } = await sql<{ line: string }>`
      SELECT ${table}::text || ' ' || (to_jsonb(t) - ${[...dates]}::text[])::text AS line
        FROM ${sql.table(table)} t WHERE t.site_id = ${site.id} AND ${counts}
       ORDER BY line`.execute(server.platform.db)
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}

/** Lines that only one of two catalogs has, each with its sign. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...before.filter((line) => !is.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !was.has(line)).map((line) => `+ ${line}`),
  ]
}

/** Undoes everything that happened after an entry of the history, group by group, the newest first. */
export async function undoAllAfter(
  { people }: TestServer,
  last: string | undefined,
): Promise<void> {
  const { api } = people.merchant()
  const groups: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await api.history.listHistory({ limit: 100, ...(cursor && { cursor }) })
    const end = page.entries.findIndex(({ id }) => id === last)
    const fresh = end === -1 ? page.entries : page.entries.slice(0, end)
    groups.push(...fresh.map(({ groupId }) => groupId))
    cursor = page.next
    if (end !== -1 || !cursor) break
  }
  for (const groupId of new Set(groups)) await api.history.undoGroup({ groupId })
}

export async function lastEntry({ people }: TestServer): Promise<string | undefined> {
  const { entries } = await people.merchant().api.history.listHistory({ limit: 1 })
  return entries[0]?.id
}
