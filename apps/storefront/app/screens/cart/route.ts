import type { Cart } from '@vitrine/contract/cart'
import type { WishList } from '@vitrine/contract/wish-lists'
import type { CartNotice, CartProps } from '../../cart/cart-props.ts'
import { type CartView, viewCart } from '../../cart/cart-view.ts'
import { changeCart } from '../../cart/change-cart.ts'
import { estimateCart, readPlace } from '../../cart/estimate-cart.ts'
import { type CartChange, readCart } from '../../cart/read-cart.ts'
import { viewRules } from '../../cart/rule-views.ts'
import { links } from '../../links.ts'
import { pageDataType } from '../../page-data-type.ts'
import type { RequestContext } from '../../request/context.ts'
import { readWishList } from '../../wishes/change-wishes.ts'
import { viewWishes } from '../../wishes/wish-view.ts'
import { type PageResult, type Route, redirectTo } from '../screen.ts'

/** The cart of the caller, and all of its forms. With scripts they get the page as data. */
export const cartRoute: Route<CartProps> = {
  load: async (context) => {
    const notice = takeNotice(context)
    return cartPage(context, { cart: await readCart(context), ...(notice && { notice }) })
  },
  act: async (context, form) => {
    const change = await changeCart(context, form)
    if (context.request.headers.get('accept') === pageDataType) return cartPage(context, change)
    context.showCartCount(change.cart?.itemCount ?? 0)
    if (change.list) showWishes(context, change.list)
    if (change.notice) leaveNotice(context, change.notice)
    return redirectTo(links.cart())
  },
}

async function cartPage(
  context: RequestContext,
  { cart, notice, list: changed }: CartChange,
): Promise<PageResult<CartProps>> {
  const list = changed === undefined ? await readWishList(context) : changed
  context.showCartCount(cart?.itemCount ?? 0)
  showWishes(context, list)
  const { messages, site } = context
  return {
    kind: 'page',
    head: { title: `${messages.cart.title} – ${site.name}`, isPrivate: true },
    props: {
      ...(cart && cart.lines.length > 0 && { cart: await viewWithCosts(context, cart) }),
      saved: list
        ? viewWishes(list, context.origin).filter(({ saved }) => saved !== undefined)
        : [],
      ...(notice && { notice }),
      errors: {},
    },
  }
}

const showWishes = (context: RequestContext, list: WishList | null) =>
  context.showWishes(list?.items.map(({ productId }) => productId) ?? [])

async function viewWithCosts(context: RequestContext, cart: Cart): Promise<CartView> {
  const place = readPlace(context, cart)
  const { estimate, violations = [] } = (await estimateCart(context, place)) ?? {}
  const rules = viewRules(violations, context.messages)
  return viewCart(cart, context.origin, { estimate, rules, place })
}

/** A cookie has at most 4 kB with its name and attributes; items with long texts are omitted. */
const MAX_ITEM = 2000

function leaveNotice({ flowCookies }: RequestContext, notice: CartNotice): void {
  const fields = Object.entries(notice).filter(
    ([name, value]) => name !== 'item' || encodeURIComponent(value).length <= MAX_ITEM,
  )
  flowCookies.put('cart', Object.fromEntries(fields))
}

function takeNotice({ flowCookies }: RequestContext): CartNotice | undefined {
  const notice = flowCookies.get('cart')
  if (!notice) return undefined
  flowCookies.drop('cart')
  return notice as CartNotice
}
