import { AbandonedCheckoutRecovered } from '../abandoned-checkouts/facts.ts'
import { CartUpdated } from '../carts/facts.ts'
import {
  InventoryChanged,
  InventoryItemChanged,
  InventoryItemStockStatusChanged,
} from '../catalog/facts.ts'
import { CheckoutCompleted } from '../checkouts/facts.ts'
import { GiftCardIssued, GiftCardUpdated } from '../gift-cards/facts.ts'
import { SubscriberAdded, SubscriberChanged } from '../newsletter/facts.ts'
import { PaymentRequestPaid, PaymentRequestVoided } from '../payment-requests/facts.ts'
import { PaymentChanged, PaymentCreated } from '../payments/facts.ts'
import { StoreCreditChanged } from '../store-credit/facts.ts'
import {
  SubscriptionCancelled,
  SubscriptionCreated,
  SubscriptionUpdated,
} from '../subscriptions/facts.ts'
import { OrderCreated, OrderExpired, OrderPlaced, OrderRefunded, OrderUpdated } from './facts.ts'

/** Facts that follow when stock is taken or returned. */
export const stockFacts = [InventoryChanged, InventoryItemChanged, InventoryItemStockStatusChanged]

/** Facts that may follow when an order is placed. */
export const placingFacts = [
  OrderCreated,
  OrderPlaced,
  PaymentCreated,
  GiftCardIssued,
  GiftCardUpdated,
  StoreCreditChanged,
  CheckoutCompleted,
  AbandonedCheckoutRecovered,
  CartUpdated,
  SubscriptionCreated,
  SubscriptionUpdated,
  SubscriberAdded,
  SubscriberChanged,
  ...stockFacts,
]

/** Facts that may follow when payments of an order change. */
export const orderPaymentFacts = [
  OrderUpdated,
  OrderPlaced,
  OrderExpired,
  OrderRefunded,
  PaymentCreated,
  PaymentChanged,
  GiftCardIssued,
  GiftCardUpdated,
  StoreCreditChanged,
  PaymentRequestPaid,
  PaymentRequestVoided,
  CheckoutCompleted,
  AbandonedCheckoutRecovered,
  CartUpdated,
  SubscriptionCreated,
  SubscriptionUpdated,
  SubscriptionCancelled,
  ...stockFacts,
]
