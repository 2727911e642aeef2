import { type SavedViewList, savedViewLists } from '@vitrine/contract/saved-views'
import { links } from '../../links.ts'
import { memberName } from '../../screens/members/moves.ts'
import { nameOrEmailContains } from '../../screens/members/query.ts'
import type { Suggestion } from '../../shared/combobox.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { type ListedView, useSavedViews } from '../../shared/views/use-saved-views.ts'
import { distanceOf } from './match.ts'

export interface PaletteItem extends Suggestion {
  readonly href: string
}

const MIN_LETTERS = 2
const MAX_PRODUCTS = 8
const MAX_OTHERS = 5

/** Matching products, orders, members and collections of the shop. */
export function useThings(text: string) {
  const { palette, order, orders, members } = useMessages()
  const options = { enabled: text.length >= MIN_LETTERS, keepPrevious: true }
  const products = useOperation(
    'products.listProducts',
    { filter: { text }, limit: MAX_PRODUCTS },
    options,
  )
  const found = useOperation(
    'orders.queryOrders',
    { search: text, query: { paging: { limit: MAX_OTHERS, offset: 0 } } },
    options,
  )
  const people = useOperation(
    'members.queryMembers',
    {
      query: { filter: nameOrEmailContains(text), paging: { limit: MAX_OTHERS, offset: 0 } },
      fieldsets: ['FULL'],
    },
    options,
  )
  const collections = useOperation(
    'collections.listCollections',
    { filter: { text }, limit: MAX_OTHERS },
    options,
  )
  const detail = (kind: string, more: string | null | undefined) =>
    more ? `${kind} · ${more}` : kind
  const items: readonly PaletteItem[] = [
    ...(products.data?.products ?? []).map(({ id, name, sku }) => ({
      id,
      name,
      detail: detail(palette.product, sku),
      href: links.product(id),
    })),
    ...(found.data?.orders ?? []).map(({ id, number, buyerName, email }) => ({
      id,
      name: order.title({ number }),
      detail: detail(palette.order, buyerName || email || orders.noName),
      href: links.order(id),
    })),
    ...(people.data?.members ?? []).map((member) => ({
      id: member.id,
      name: memberName(member) || members.noName,
      detail: detail(palette.member, member.loginEmail),
      href: links.member(member.id),
    })),
    ...(collections.data?.collections ?? []).map(({ id, name }) => ({
      id,
      name,
      detail: palette.collection,
      href: links.products({ collection: id }),
    })),
  ]
  const isBusy = [products, found, people, collections].some(({ isFetching }) => isFetching)
  return options.enabled ? { items, isBusy } : { items: [], isBusy: false }
}

/** Saved views with a matching name. */
export function useFoundViews(text: string): readonly PaletteItem[] {
  const { navigation, drafts } = useMessages()
  const views: Readonly<Record<SavedViewList, readonly ListedView[]>> = {
    PRODUCTS: useSavedViews('PRODUCTS').views,
    ORDERS: useSavedViews('ORDERS').views,
    MEMBERS: useSavedViews('MEMBERS').views,
    CUSTOMERS: useSavedViews('CUSTOMERS').views,
    DRAFT_ORDERS: useSavedViews('DRAFT_ORDERS').views,
    RETURNS: useSavedViews('RETURNS').views,
    DISCOUNTS: useSavedViews('DISCOUNTS').views,
    GIFT_CARDS: useSavedViews('GIFT_CARDS').views,
    STOCK: useSavedViews('STOCK').views,
  }
  return savedViewLists.flatMap((list) =>
    views[list]
      .filter(({ name }) => distanceOf(text, name) !== undefined)
      .map(({ id, name, search }) => ({
        id: `view-${id}`,
        name,
        detail: list === 'DRAFT_ORDERS' ? drafts.title : navigation[navigationKeys[list]],
        href: linkOfView[list]({ ...search, view: id }),
      })),
  )
}

const navigationKeys = {
  PRODUCTS: 'products',
  ORDERS: 'orders',
  MEMBERS: 'members',
  CUSTOMERS: 'customers',
  RETURNS: 'returns',
  DISCOUNTS: 'discounts',
  GIFT_CARDS: 'giftCards',
  STOCK: 'stock',
} as const

const linkOfView: Readonly<Record<SavedViewList, (search: Record<string, string>) => string>> = {
  PRODUCTS: links.products,
  ORDERS: links.orders,
  MEMBERS: links.members,
  CUSTOMERS: links.customers,
  DRAFT_ORDERS: links.drafts,
  RETURNS: links.returns,
  DISCOUNTS: links.discounts,
  GIFT_CARDS: links.giftCards,
  STOCK: links.stock,
}
