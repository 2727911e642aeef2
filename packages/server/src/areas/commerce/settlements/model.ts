import type {
  SettlementFormat,
  SettlementLineKind,
  SettlementMatch,
  SettlementPayout,
  SettlementTotals,
} from '@vitrine/contract/settlements'

/** A line as the provider writes it. Amounts in minor units, signed as they change the balance. */
export interface FileLine {
  /** Unique among all lines of the provider. */
  readonly key: string
  readonly kind: SettlementLineKind
  readonly reference: string
  /** Its ids and those of related objects, at the provider and here. */
  readonly ids: readonly string[]
  /** Such as 2026-11-26. */
  readonly day: string
  readonly amountMinor: number
  readonly amountCurrency: string
  readonly grossMinor: number
  /** Fees of the provider, above 0. */
  readonly feeMinor: number
  /** The part paid out to the bank. */
  readonly paidOutMinor: number
  readonly currency: string
  /** The provider's id of the payout; empty for none. */
  readonly payout: string
  readonly payoutDay: string
}

export interface SettlementFile {
  readonly provider: string
  readonly format: SettlementFormat
  readonly lines: readonly FileLine[]
}

/** A payment, refund or dispute that the shop has booked. */
export interface BookedMovement {
  readonly eventId: string
  readonly refundId: string | null
  readonly paymentId: string
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE'
  /** Signed as it changes the balance at the provider. */
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string
}

export interface MatchedLine extends FileLine {
  readonly match: SettlementMatch
  readonly expectedMinor: number | null
  readonly orderId: string | null
  readonly eventId: string | null
}

export interface StoredSettlement {
  readonly id: string
  readonly provider: string
  readonly format: SettlementFormat
  readonly fileName: string
  readonly from: string
  readonly to: string
  readonly repeated: number
  readonly totals: readonly SettlementTotals[]
  readonly payouts: readonly SettlementPayout[]
  readonly createdDate: Date
}

/** Why a file cannot be read as a settlement. */
export class UnreadableSettlement extends Error {
  override readonly name = 'UnreadableSettlement'
  readonly problem: string
  readonly line: number | undefined

  constructor(problem: string, line?: number) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}
