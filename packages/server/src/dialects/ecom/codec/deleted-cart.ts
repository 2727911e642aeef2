import { encodeReference, type FactReference } from './references.ts'

/** The cart in a fact, without texts of its buyer. */
interface StoredCart {
  readonly id: string
  readonly revision: number
  readonly visitorId: string | null
  readonly memberId: string | null
  readonly purchaseFlowId: string
  readonly isCurrent: boolean
  readonly orderId: string | null
  readonly orderedDate: string | null
  readonly createdDate: string
  readonly updatedDate: string
  readonly lines: readonly StoredLine[]
}

interface StoredLine extends FactReference {
  readonly id: string
  readonly name: string
  readonly quantity: number
}

/** A deleted cart, as far as the ledger contains it, in the form of the second generation. */
export function encodeDeletedCart(stored: unknown) {
  const cart = stored as StoredCart
  const { id, revision, visitorId, memberId, orderId, createdDate, updatedDate } = cart
  const isOrdered = cart.orderedDate != null
  return {
    isOrdered,
    entity: {
      id,
      revision: String(revision),
      lineItems: cart.lines.map(encodeLine),
      customerInfo: {
        ...(visitorId && { visitorId }),
        ...(memberId && { memberId }),
        openAccess: visitorId === null && memberId === null,
      },
      purchaseFlowId: cart.purchaseFlowId,
      orderPlaced: isOrdered,
      ...(orderId && { orderId }),
      currentCart: cart.isCurrent,
      createdDate,
      updatedDate,
    },
  }
}

const encodeLine = ({ id, name, quantity, productId, variantId }: StoredLine) => ({
  id,
  name: { original: name },
  quantityInfo: { requestedQuantity: quantity },
  source: productId
    ? {
        catalogReference: encodeReference({
          productId,
          ...(variantId && { variantId }),
          choices: {},
          texts: {},
        }),
      }
    : {},
})
