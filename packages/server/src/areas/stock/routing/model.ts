import type {
  RoutedLocation,
  RoutingAddress,
  RoutingReason,
  RoutingRule,
} from '@vitrine/contract/inventory'
import type { HoldOutcome, HoldRequest } from '../holds/model/hold.ts'

/** The rules of a site, and its locations in the order of their priority. */
export interface Routing {
  readonly rules: readonly RoutingRule[]
  readonly locations: readonly RoutedLocation[]
}

export interface StoredRouting extends Routing {
  /** 0 where nothing is stored. */
  readonly revision: number
  readonly updatedDate: Date | null
}

/** The available stock of a variant at a shipping location. */
export interface LocationStock {
  readonly locationId: string
  /** Number of pieces; `UNLIMITED` if not tracked. */
  readonly available: number
  /** Pieces that can be preordered, where nothing is available. */
  readonly preorderable: number
}

/** The available stock for one line of a request: the same for all lines of a variant. */
export interface LineStock {
  /** Null where there is no such product or variant. */
  readonly variantId: string | null
  readonly stock: readonly LocationStock[]
}

/** More pieces than anybody can order. */
export const UNLIMITED = 1_000_000_000

/** Pieces of a line assigned to a location. */
export interface RoutedPart {
  /** The index of the line. */
  readonly line: number
  readonly locationId: string
  readonly quantity: number
  readonly reason: RoutingReason
}

export interface RoutedRequest extends HoldRequest {
  /** Absent: not known. */
  readonly destination?: RoutingAddress | undefined
}

/** All lines are held at the locations that the rules have chosen, or none. */
export interface RoutedHold extends HoldOutcome {
  /** Empty where everything comes from the default location. */
  readonly parts: readonly RoutedPart[]
}
