import type { FaultyDatabase } from './faults-database.ts'
import type { WrittenProduct } from './faults-writers.ts'

export interface Kept {
  readonly acknowledged: number
  /** What was acknowledged and is not there, in words. */
  readonly lost: readonly string[]
  /** Products whose making is in the ledger, acknowledged or not: a webhook tells of each. */
  readonly created: readonly string[]
}

/** Looks for everything that was acknowledged, in the catalog and in the ledger. */
export async function findKept(
  database: Pick<FaultyDatabase, 'query'>,
  written: readonly WrittenProduct[],
): Promise<Kept> {
  const products = await database.query<{ id: string; name: string }>(
    'SELECT id::text, name FROM products',
  )
  const facts = await database.query<{ entity_id: string; fact: string; name: string }>(
    `SELECT entity_id, name AS fact, after->>'name' AS name FROM facts
      WHERE entity = 'product' ORDER BY site_id, seq`,
  )
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  const namesTold = new Map<string, string[]>()
  for (const { entity_id, name } of facts) {
    const told = namesTold.get(entity_id) ?? []
    told.push(name)
    namesTold.set(entity_id, told)
  }
  const lost = written.flatMap(({ id, names }) => {
    if (!nameOf.has(id)) return [`product ${id} is not in the catalog`]
    const told = namesTold.get(id) ?? []
    const untold = names.filter((name) => !told.includes(name))
    const isLast = told.at(-1) === nameOf.get(id)
    return [
      ...untold.map((name) => `"${name}" of ${id} is not in the ledger`),
      ...(isLast
        ? []
        : [`${id} is called "${nameOf.get(id)}", its last fact says "${told.at(-1)}"`]),
    ]
  })
  return {
    acknowledged: written.reduce((sum, { names }) => sum + names.length, 0),
    lost,
    created: facts.flatMap(({ fact, entity_id }) => (fact === 'product.created' ? entity_id : [])),
  }
}
