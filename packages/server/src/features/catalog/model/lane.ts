/**
 * Where a transaction that adds products stands among others that do so at the same time, in an order. What
 * they share is claimed first, by one after the other; rows of products are written side by side; what they
 * count together comes last, each behind the commit of the one before. So none of them ever waits for one
 * that comes after it.
 */
export interface Lane {
  /** Addresses that those before have claimed, which nobody else sees until they are committed. */
  taken(): Iterable<string>
  /** Says that everything shared is claimed, such as these addresses: the next may begin. */
  claimed(slugs: readonly string[]): void
  /** Waits until those before are committed; throws when they are not going to be. */
  turn(): Promise<void>
}
