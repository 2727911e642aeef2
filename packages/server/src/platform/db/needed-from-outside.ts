/**
 * A transaction needs something that no transaction may wait for, such as the answer of another server. It is rolled
 * back, `fetch` has it fetched, and the transaction runs again.
 */
export class NeedsExternalCall extends Error {
  override readonly name = 'NeedsExternalCall'
  readonly fetch: () => Promise<unknown>
  constructor(fetch: () => Promise<unknown>) {
    super('The transaction needs something from outside')
    this.fetch = fetch
  }
}
