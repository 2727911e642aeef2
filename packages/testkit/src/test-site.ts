/** A site created for a test, with its keys. */
export interface TestSite {
  readonly id: string
  readonly clientId: string
  readonly apiKey: string
}
