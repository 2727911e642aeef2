import { type ClientBase, DatabaseError } from 'pg'

/** Plans use memory in every connection; further statements are planned each time. */
const MAX_PREPARED = 300
/** Rarer statements are not worth the memory. */
const USES_BEFORE = 5
/** Maximum number of texts whose uses are counted; some texts vary with their number of values. */
const MAX_COUNTED = 5_000

/** The limit of a list affects its plan, so each execution is planned again. */
const needsNewPlan = /\blimit \$\d/i

/** Names of frequent statements, shared by all connections of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()
  #generation = 0

  /** The name to prepare a statement by; undefined for one that is planned each time. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known
    const uses = (this.#uses.get(sql) ?? 0) + 1
    if (uses < USES_BEFORE || needsNewPlan.test(sql)) {
      if (this.#uses.size >= MAX_COUNTED) this.#uses.clear()
      this.#uses.set(sql, uses)
      return undefined
    }
    this.#uses.delete(sql)
    const name = `vitrine_${this.#generation}_${this.#names.size}`
    this.#names.set(sql, name)
    return name
  }

  /** After a schema change, statements get new names and are prepared again. */
  renew(): void {
    this.#names.clear()
    this.#generation += 1
  }
}

type Send = (...args: unknown[]) => Promise<unknown>

/**
 * Prepares frequent statements once per connection, so that PostgreSQL parses and plans them once. Patches
 * the connection, so that callers need not care.
 */
export function prepareStatements(client: ClientBase, names: StatementNames): void {
  const send = client.query.bind(client) as unknown as Send
  const query = (...args: unknown[]): unknown => {
    const [text, values] = args
    const isPreparable = typeof text === 'string' && Array.isArray(values) && args.length === 2
    const name = isPreparable && values.length > 0 ? names.nameOf(text) : undefined
    if (name === undefined) return send(...args)
    return send({ name, text, values }).catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error
      names.renew()
      // A transaction is over with its first error, and runs again as a whole.
      if (client.getTransactionStatus() !== 'I') throw error
      return send(text, values)
    })
  }
  Object.assign(client, { query })
}

/** A migration changed the result type of a prepared statement: "cached plan must not change result type". */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery'
