/** Where something goes, as far as it is known. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Such as `US-CA`; null where none is known. */
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly city: string | null
}
