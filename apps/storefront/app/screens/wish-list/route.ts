import { links } from '../../links.ts'
import { pageDataType } from '../../page-data-type.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { changeWishes, readWishList, type WishChange } from '../../wishes/change-wishes.ts'
import { wishFields } from '../../wishes/wish-form.ts'
import { viewWishes, type WishesProps, type WishNotice } from '../../wishes/wish-view.ts'
import { type PageResult, type Route, redirectTo } from '../screen.ts'

/** The wish list of the caller, and all of its forms. With scripts they get the page as data. */
export const wishListRoute: Route<WishesProps> = {
  load: async (context) => {
    const notice = takeNotice(context)
    return wishPage(context, { list: await readWishList(context), ...(notice && { notice }) })
  },
  act: async (context, form) => {
    const change = await changeWishes(context, form)
    const page = wishPage(context, change)
    const isShown = context.request.headers.get('accept') === pageDataType || change.refused
    if (isShown) return page
    // A heart stays on its page, and shows the result itself.
    const isHeart = form.has(wishFields.product)
    const isDone = change.notice?.kind === 'added' || change.notice?.kind === 'removed'
    if (isHeart && isDone) return redirectTo(pageBefore(context))
    if (change.notice) context.flowCookies.put('wishNotice', change.notice)
    return redirectTo(links.wishList())
  },
}

/** The page of the form; the list if the browser sends no referrer. */
function pageBefore({ request, origin }: RequestContext): string {
  const from = request.headers.get('referer') ?? ''
  if (!from.startsWith(`${origin}/`)) return links.wishList()
  return safeReturnPath(from.slice(origin.length), links.wishList())
}

function wishPage(
  context: RequestContext,
  { list, notice, cart, refused }: WishChange,
): PageResult<WishesProps> {
  const { messages, site, origin } = context
  context.showWishes(list?.items.map(({ productId }) => productId) ?? [])
  if (cart !== undefined) context.showCartCount(cart?.itemCount ?? 0)
  return {
    kind: 'page',
    head: { title: `${messages.wishes.title} – ${site.name}`, isPrivate: true },
    props: {
      currency: list?.currency ?? '',
      items: list ? viewWishes(list, origin) : [],
      ...(list?.shareLink && { shareUrl: `${site.url}${links.sharedWishes(list.shareLink)}` }),
      collectsWaiting: site.collectsBackInStock === true,
      ...(list &&
        site.mailsPriceDrops && {
          mails: {
            state: list.priceMails,
            isMember: context.session.isMember,
            email: refused?.email ?? '',
          },
        }),
      ...(notice && { notice }),
      errors: refused ? { [wishFields.email]: messages.wishes.mails.refused[refused.reason] } : {},
    },
  }
}

function takeNotice({ flowCookies }: RequestContext): WishNotice | undefined {
  const notice = flowCookies.get('wishNotice')
  if (!notice) return undefined
  flowCookies.drop('wishNotice')
  return notice as WishNotice
}
