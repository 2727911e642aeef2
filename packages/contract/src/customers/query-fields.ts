import {
  guidField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

const moment = { ...momentField, ...sorted }
const amount = { ...numberField, ...sorted }
const text = { ...textField, ...sorted }

/** Fields of customers in queries and segments. */
export const customerFields = {
  id: guidField,
  email: text,
  name: text,
  /** `MEMBER` or `GUEST`. */
  kind: wordField,
  /** ISO 3166-1 alpha-2, of the last delivery or billing address. */
  country: wordField,
  tag: wordField,
  orders: amount,
  /** In minor units of the site's currency. */
  spent: amount,
  /** Whole days since the last order; customers without an order never match. */
  daysSinceLastOrder: amount,
  firstOrderDate: moment,
  lastOrderDate: moment,
  createdDate: moment,
} satisfies QueryFields
