import type { RefundTarget } from '@vitrine/contract/orders'
import type {
  Exchange,
  ReturnKind,
  ReturnSettings,
  ReturnState,
  Settlement,
  SettlementKind,
} from '@vitrine/contract/returns'
import type { Actor } from '../../../platform/tx.ts'

export interface ReturnLine {
  readonly lineId: string
  readonly quantity: number
  readonly reason: string
  readonly comment: string
  /** The buyer's wish instead of a refund; empty: a refund. */
  readonly wish: string
  /** Pieces that are sold again; null until they are inspected. */
  readonly resell: number | null
}

export interface ReturnEvent {
  readonly kind: ReturnState
  readonly actor: Pick<Actor, 'type' | 'id'>
  readonly text: string
  readonly createdDate: Date
}

/** A withdrawal declared by a buyer. */
export interface Withdrawal {
  readonly id: string
  /** Null where none fits, and then there is no return either. */
  readonly orderId: string | null
  readonly returnId: string | null
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly statement: string
  readonly wording: string
  readonly deadlineDate: Date | null
  readonly late: boolean
  readonly createdDate: Date
}

/** Pieces of an order on their way back. */
export interface Return {
  readonly id: string
  readonly number: number
  readonly orderId: string
  readonly revision: number
  readonly kind: ReturnKind
  readonly state: ReturnState
  readonly late: boolean
  readonly lines: readonly ReturnLine[]
  readonly events: readonly ReturnEvent[]
  readonly withdrawal: Withdrawal | null
  readonly settlement: Settlement | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A return with data of its order. */
export interface ShownReturn extends Return {
  readonly orderNumber: number
  readonly buyerName: string
  /** Names of lines by their ids. */
  readonly names: Readonly<Record<string, string>>
}

export interface RequestedLine {
  readonly lineId: string
  readonly quantity: number
  readonly reason?: string | undefined
  readonly comment?: string | undefined
  readonly wish?: string | undefined
}

/** How a return is to end. Amounts in minor units. */
export interface SettlementRequest {
  readonly kind?: SettlementKind | undefined
  readonly deduction?: number | undefined
  readonly refundDelivery?: boolean | undefined
  /** Default: the original payments. */
  readonly to?: RefundTarget | undefined
  /** For an exchange: the content of the new order; absent: the exchange is only recorded. */
  readonly exchange?: Exchange | undefined
}

/** How the money of an exchange is divided, in minor units. */
export interface ExchangedMoney {
  /** The part of the returned goods' price that pays the new order. */
  readonly credit: number
  /** Amount the buyer has to pay. */
  readonly due: number
  /** What goes back. */
  readonly left: number
}

export type { Exchange, ReturnKind, ReturnSettings, ReturnState, Settlement, SettlementKind }

/** Defaults of a shop without changes. */
export const defaultSettings: ReturnSettings = {
  active: true,
  windowDays: 30,
  withdrawalDays: 14,
  reasons: ['CHANGED_MIND', 'DOES_NOT_FIT', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'OTHER'],
  costPaidBy: 'BUYER',
  returnFee: 0,
  address: '',
  instructions: '',
  excludedProductIds: [],
}
