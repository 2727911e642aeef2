import { Guid, type Static, Text, Type } from '../kit/index.ts'

/** Lists of the dashboard that have saved views. */
export const savedViewLists = [
  'PRODUCTS',
  'ORDERS',
  'MEMBERS',
  'CUSTOMERS',
  'DRAFT_ORDERS',
  'RETURNS',
  'DISCOUNTS',
  'GIFT_CARDS',
  'STOCK',
] as const
export type SavedViewList = (typeof savedViewLists)[number]

/** Of a list, for all staff and for one person each. */
export const MAX_SAVED_VIEWS = 20

/** Filters, order and columns of a list under a name. */
export const SavedView = Type.Object({
  /** Made by whoever adds it; links to the view name it. */
  id: Guid(),
  name: Text(1, 40),
  /** Filters, order, columns and height of rows, as the address of the list says them; at most 30. */
  search: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 2000 }), {
    maxProperties: 30,
  }),
})
export type SavedView = Static<typeof SavedView>

/** The views of a list in their order, at most 20. */
export const SavedViewSet = Type.Object({
  views: Type.Array(SavedView, { maxItems: MAX_SAVED_VIEWS }),
  /** Raised by each save; 0 where nothing was saved yet. */
  revision: Type.Integer({ minimum: 0 }),
})
export type SavedViewSet = Static<typeof SavedViewSet>
