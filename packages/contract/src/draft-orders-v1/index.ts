import { LineItemNotFound } from '../carts/errors.ts'
import * as drafts from '../draft-orders/index.ts'
import { OrderV1, SentAddressee } from '../ecom/index.ts'
import { SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import { GiftCardIssued, GiftCardUpdated } from '../gift-cards/facts.ts'
import { InvoiceIssued } from '../invoices/facts.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  operation,
  POST,
  PUT,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { FullOutOfStock, OrderNotFound, PartialOutOfStock } from '../orders/errors.ts'
import { OrderCreated, OrderEdited, OrderPlaced, OrderUpdated } from '../orders/facts.ts'
import { stockFacts } from '../orders/following-facts.ts'
import { ListPage } from '../published-taxes/schemas.ts'
import * as errors from './errors.ts'
import {
  CalculatedDraftOrder,
  CommitSettings,
  DraftOrderV1,
  LineItemChange,
  linesToAdd,
  NewDraft,
  NewDraftDiscount,
  NewDraftFee,
  nonDraftableReasons,
  OrderChannelInfo,
  SentBuyer,
  SentShipping,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

const calculated = { calculatedDraftOrder: CalculatedDraftOrder }
const response = Type.Object(calculated)
const byId = { draftOrderId: Guid() }
const notOpen = [drafts.DraftOrderNotFound, drafts.DraftOrderApplied]
const notAdded = [errors.CatalogItemNotFound, errors.DuplicatedLineItemIds, errors.MaxItemsReached]
const changing = {
  permission: 'admin',
  writes: true,
  response,
  facts: [drafts.DraftOrderUpdated],
} as const
const setting = { ...changing, errors: notOpen } as const
const Applied = Type.Array(Type.Object({ id: Text(1, 100), applied: Type.Boolean() }), {
  minItems: 1,
  maxItems: 320,
})

/** Draft orders in the form of the published clients (orders contract, section 7.6). */
export const draftOrdersV1 = service({
  name: 'draft-orders-v1',
  summary: 'Draft orders of merchants, and edits of orders, published form',
  mounts: ['/ecom/v1/draft-orders'],
  operations: {
    createDraftOrder: operation({
      ...changing,
      route: POST(''),
      summary: 'Create a draft of a new order, or of an edit',
      request: Type.Object({
        sourceOrderId: Maybe(Guid()),
        /** The older name of `sourceOrderId`. */
        orderId: Maybe(Guid()),
        draftOrder: Maybe(NewDraft),
      }),
      response: Type.Object({ ...calculated, preexistingDraftOrder: Type.Boolean() }),
      errors: [
        ...notAdded,
        OrderNotFound,
        drafts.OrderCannotBeEdited,
        errors.OrderIsAlreadyEdited,
        LineItemNotFound,
      ],
      facts: [drafts.DraftOrderCreated, drafts.DraftOrderDeleted],
    }),
    createEmptyDraftOrder: operation({
      ...changing,
      route: POST('/create-empty-draft-order'),
      summary: 'Create an empty draft order',
      request: Type.Object({}),
      facts: [drafts.DraftOrderCreated],
    }),
    queryDraftOrders: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find draft orders',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({ draftOrders: Type.Array(DraftOrderV1), pagingMetadata: ListPage }),
      errors: [InvalidFilter],
    }),
    setShippingInfo: operation({
      ...setting,
      route: PUT('/set-shipping-info'),
      summary: 'Set the delivery',
      request: Type.Object({ ...byId, shippingInfo: Maybe(SentShipping) }),
    }),
    setBuyerInfo: operation({
      ...setting,
      route: PUT('/set-buyer-info'),
      summary: 'Set the buyer',
      request: Type.Object({ ...byId, buyerInfo: Maybe(SentBuyer) }),
    }),
    setRecipientInfo: operation({
      ...setting,
      route: PUT('/set-recipient-info'),
      summary: 'Set the recipient',
      request: Type.Object({ ...byId, recipientInfo: Maybe(SentAddressee) }),
    }),
    setBillingInfo: operation({
      ...setting,
      route: PUT('/set-billing-info'),
      summary: 'Set the billing contact and address',
      request: Type.Object({ ...byId, billingInfo: Maybe(SentAddressee) }),
    }),
    setTaxExemption: operation({
      ...setting,
      route: PUT('/set-tax-exemption'),
      summary: 'Set whether taxes are charged',
      request: Type.Object({ ...byId, taxExempt: Maybe(Type.Boolean()) }),
    }),
    getDraftOrder: operation({
      route: GET('/{draftOrderId}'),
      permission: 'admin',
      summary: 'Read a draft order with its current totals',
      request: Type.Object(byId),
      response,
      errors: [drafts.DraftOrderNotFound],
    }),
    addLineItemsToDraftOrder: operation({
      ...changing,
      route: POST('/{draftOrderId}/add-line-items'),
      summary: 'Add line items',
      request: Type.Object({ ...byId, ...linesToAdd }),
      errors: [...notOpen, ...notAdded],
    }),
    updateLineItems: operation({
      ...changing,
      route: POST('/{draftOrderId}/line-items'),
      summary: 'Change quantities and prices; 0 pieces remove a line item',
      request: Type.Object({
        ...byId,
        lineItemChanges: Type.Array(LineItemChange, { minItems: 1, maxItems: 300 }),
      }),
      errors: [
        ...notOpen,
        errors.LineItemDoesNotExist,
        errors.MultipleChangesForSameLineItem,
        errors.EmptyChangeRequest,
        errors.UpdatingPriceOfRemovedItem,
        drafts.DraftQuantityTooLow,
      ],
    }),
    setDiscounts: operation({
      ...changing,
      route: POST('/{draftOrderId}/set-discounts'),
      summary: 'Set which discounts apply',
      request: Type.Object({ ...byId, discounts: Applied }),
      errors: [...notOpen, errors.DiscountNotFound],
    }),
    createCustomDiscounts: operation({
      ...changing,
      route: POST('/{draftOrderId}/create-custom-discounts'),
      summary: 'Add custom discounts',
      request: Type.Object({
        ...byId,
        discounts: Type.Array(NewDraftDiscount, { minItems: 1, maxItems: 100 }),
      }),
      errors: [
        ...notOpen,
        LineItemNotFound,
        errors.DiscountsExceedItemTotals,
        errors.DiscountsExceedOrderTotals,
      ],
    }),
    deleteCustomDiscounts: operation({
      ...changing,
      route: POST('/{draftOrderId}/delete-custom-discounts'),
      summary: 'Delete custom discounts',
      request: Type.Object({
        ...byId,
        discountIds: Type.Array(Text(1, 100), { minItems: 1, maxItems: 100 }),
      }),
      errors: [...notOpen, errors.DiscountNotFound, errors.DiscountRemoveNotSupported],
    }),
    setAdditionalFees: operation({
      ...changing,
      route: POST('/{draftOrderId}/set-additional-fees'),
      summary: 'Set which additional fees apply',
      request: Type.Object({ ...byId, additionalFees: Applied }),
      errors: [...notOpen, errors.AdditionalFeeNotFound],
    }),
    createCustomAdditionalFees: operation({
      ...changing,
      route: POST('/{draftOrderId}/create-additional-fees'),
      summary: 'Add custom fees',
      request: Type.Object({
        ...byId,
        customAdditionalFees: Type.Array(NewDraftFee, { minItems: 1, maxItems: 100 }),
      }),
      errors: notOpen,
    }),
    deleteCustomAdditionalFees: operation({
      ...changing,
      route: POST('/{draftOrderId}/delete-custom-additional-fees'),
      summary: 'Delete custom fees',
      request: Type.Object({
        ...byId,
        customAdditionalFees: Type.Array(Text(1, 100), { minItems: 1, maxItems: 100 }),
      }),
      errors: [...notOpen, errors.AdditionalFeeNotFound, errors.AdditionalFeeRemoveNotSupported],
    }),
    updateExtendedFields: operation({
      permission: 'admin',
      writes: true,
      route: POST('/{id}/update-extended-fields'),
      summary: 'Replace the fields of an application on a draft order',
      request: Type.Object({
        id: Guid(),
        namespace: Text(1, 200),
        namespaceData: Omittable(MapOf(Json())),
      }),
      response: Type.Object({ draftOrder: DraftOrderV1 }),
      errors: notOpen,
      facts: [drafts.DraftOrderUpdated],
    }),
    getOrderDraftabilityStatus: operation({
      route: GET('/{orderId}/draftability'),
      permission: 'admin',
      summary: 'Read whether an order can be edited, or why not',
      request: Type.Object({ orderId: Guid() }),
      response: Type.Object({
        orderId: Guid(),
        orderDraftable: Type.Boolean(),
        nonDraftableReasons: Type.Array(OneOf(nonDraftableReasons)),
      }),
    }),
    commitDraftOrder: operation({
      permission: 'admin',
      writes: true,
      route: POST('/{draftOrderId}/commit'),
      summary: 'Apply the draft of an edit to its order',
      description: 'Stock follows for the line items of `updateInventory` alone.',
      request: Type.Object({
        ...byId,
        commitSettings: Maybe(CommitSettings),
        reason: Maybe(Text(0, 200)),
      }),
      response: Type.Object({ committedDraftOrder: DraftOrderV1, orderAfterCommit: OrderV1 }),
      errors: [
        ...notOpen,
        errors.CommitFailedValidations,
        drafts.OrderCannotBeEdited,
        SoldGiftCardIsSpent,
        FullOutOfStock,
        PartialOutOfStock,
      ],
      facts: [
        drafts.DraftOrderCommitted,
        InvoiceIssued,
        OrderEdited,
        OrderUpdated,
        GiftCardIssued,
        GiftCardUpdated,
        ...stockFacts,
      ],
    }),
    createOrderFromDraft: operation({
      permission: 'admin',
      writes: true,
      route: POST('/{draftOrderId}/create-order'),
      summary: 'Place the order of a draft: approved, and not paid',
      request: Type.Object({
        ...byId,
        createSettings: Maybe(
          Type.Object({
            notifications: Maybe(
              Type.Object({
                sendNotificationToBuyer: Maybe(Type.Boolean()),
                sendNotificationsToBusiness: Maybe(Type.Boolean()),
              }),
            ),
          }),
        ),
        reason: Maybe(Text(0, 200)),
        channelInfo: Maybe(OrderChannelInfo),
      }),
      response: Type.Object({ committedDraftOrder: DraftOrderV1, createdOrder: OrderV1 }),
      errors: [...notOpen, errors.CreateOrderFailedValidations, FullOutOfStock, PartialOutOfStock],
      facts: [drafts.DraftOrderCommitted, OrderCreated, OrderPlaced, ...stockFacts],
    }),
    deleteDraftOrder: operation({
      permission: 'admin',
      writes: true,
      route: DELETE('/{draftOrderId}'),
      summary: 'Delete a draft order',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [drafts.DraftOrderNotFound, errors.DraftOrderCannotBeDeleted],
      facts: [drafts.DraftOrderDeleted],
    }),
  },
})
