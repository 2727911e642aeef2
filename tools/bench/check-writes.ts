import type { FaultyDatabase } from './faults-database.ts'
import type { ProductWrite } from './faults-writers.ts'

export interface WriteCheck {
  readonly acknowledged: number
  /** Acknowledged writes that are missing, as text. */
  readonly lost: readonly string[]
  /** Products whose creation is in the ledger, acknowledged or not: a webhook is sent for each. */
  readonly created: readonly string[]
}

/** Looks for everything that was acknowledged, in the catalog and in the ledger. */
export async function checkWrites(
  database: Pick<FaultyDatabase, 'query'>,
  writes: readonly ProductWrite[],
): Promise<WriteCheck> {
  const products = await database.query<{ id: string; name: string }>(
    'SELECT id::text, name FROM products',
  )
  const facts = await database.query<{ entity_id: string; fact: string; name: string }>(
    `SELECT entity_id, name AS fact, after->>'name' AS name FROM facts
      WHERE entity = 'product' ORDER BY site_id, seq`,
  )
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  const namesInLedger = new Map<string, string[]>()
  for (const { entity_id, name } of facts) {
    const ledger = namesInLedger.get(entity_id) ?? []
    ledger.push(name)
    namesInLedger.set(entity_id, ledger)
  }
  const lost = writes.flatMap(({ id, names }) => {
    if (!nameOf.has(id)) return [`product ${id} is not in the catalog`]
    const ledger = namesInLedger.get(id) ?? []
    const missing = names.filter((name) => !ledger.includes(name))
    const isLast = ledger.at(-1) === nameOf.get(id)
    return [
      ...missing.map((name) => `"${name}" of ${id} is not in the ledger`),
      ...(isLast
        ? []
        : [`${id} is called "${nameOf.get(id)}", its last fact says "${ledger.at(-1)}"`]),
    ]
  })
  return {
    acknowledged: writes.reduce((sum, { names }) => sum + names.length, 0),
    lost,
    created: facts.flatMap(({ fact, entity_id }) => (fact === 'product.created' ? entity_id : [])),
  }
}
