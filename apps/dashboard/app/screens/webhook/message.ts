/** The decoded message of a delivery: the event, and its actor. */
export interface DeliveryMessage {
  /** Kind of who caused it; absent for an example. */
  readonly cause: string | undefined
  readonly event: unknown
}

/** JSON within JSON within JSON; undefined if invalid. */
export function unpackMessage(body: string): DeliveryMessage | undefined {
  try {
    const { identity, data } = JSON.parse(body) as { identity?: string; data: string }
    const cause = identity && (JSON.parse(identity) as { identityType?: string }).identityType
    return { cause: cause || undefined, event: JSON.parse(data) }
  } catch {
    return undefined
  }
}
