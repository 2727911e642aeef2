/** A destination, as far as it is known. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2, such as `US-CA`; null if unknown. */
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly city: string | null
}
