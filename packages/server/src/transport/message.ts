/** A request as both doors (HTTP and in-process fetch) hand it in. */
export interface WireMessage {
  readonly method: string
  readonly path: string
  readonly query: string
  header(name: string): string | undefined
  /** Where the request was sent: scheme and host, no slash at the end. */
  readonly baseUrl: string
  /** The caller's network address as far as it can be trusted. */
  readonly network: string
  readonly body: AsyncIterable<Uint8Array> | undefined
  /** A page of the house's own asks, which speaks every dialect. */
  readonly isOwn?: boolean
}

/** The ISO 4217 code of the currency that prices are asked in, in capitals; undefined when none is. */
export const askedCurrency = ({ header }: Pick<WireMessage, 'header'>): string | undefined =>
  header('x-wix-currency')?.trim().toUpperCase() || undefined

/** An answer before a door puts it on its own wire. */
export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null
  /** Compressed or not, the body is as it shall travel. */
  readonly isFinal?: true
}
