/**
 * The position of a transaction among concurrent transactions that create products. Shared entities are
 * claimed first, one transaction after the other; product rows are written concurrently; shared counters come
 * last, each after the commit of the previous one. So no transaction waits for a later one.
 */
export interface CommitOrder {
  /** Slugs claimed by earlier, uncommitted transactions. */
  takenSlugs(): Iterable<string>
  /** Signals that all shared entities are claimed, with these slugs: the next transaction may start. */
  claimed(slugs: readonly string[]): void
  /** Waits until the earlier transactions have committed; rejects when one of them fails. */
  waitForTurn(): Promise<void>
}
