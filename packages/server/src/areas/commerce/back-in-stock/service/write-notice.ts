import { currencyDigits, toFixedDecimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { BackInStockRequest, ReportedItem } from '../model.ts'
import { choiceWords, type Item, pathOf, priceOf, variantOf } from '../rules/item.ts'
import { isOwnPage } from '../rules/own-page.ts'
import type { BackInStockDeps } from './deps.ts'
import { unsubscribePathOf } from './links.ts'

/** Pictures of mails are this wide; twice as many pixels as they are shown with. */
const PICTURE_WIDTH = 144

interface Notice {
  /** Undefined if the product was deleted and is reported nevertheless. */
  readonly item: Item | undefined
  readonly reported: ReportedItem
}

/** The one mail of a request; it is sent after the commit. */
export async function writeNotice(
  tx: Tx,
  deps: BackInStockDeps,
  request: BackInStockRequest,
  { item, reported }: Notice,
): Promise<void> {
  const { currency } = await deps.catalog.shopOf(tx)
  const price = reported.price ?? (item && priceOf(item, request))
  const image = item?.product.gallery[0]
  const picture = reported.picture ?? (image && deps.mediaUrl(image.id, PICTURE_WIDTH))
  const variant = item && variantOf(item, request)
  await deps.mail.write(tx, {
    to: request.email,
    language: request.language,
    template: 'back-in-stock',
    facts: {
      product: reported.name || item?.product.name || request.name,
      choices: item ? choiceWords(item.product, variant) : request.choices,
      address: await addressOf(tx, deps, request, item),
      unsubscribePath: unsubscribePathOf(tx, deps, request),
      ...(price && { price: { value: toFixedDecimal(price, currencyDigits(currency)), currency } }),
      ...(picture && { picture }),
    },
  })
}

/** The page of the request if it belongs to the site, else the product page. */
async function addressOf(
  tx: Tx,
  deps: BackInStockDeps,
  request: BackInStockRequest,
  item: Item | undefined,
): Promise<string> {
  const pages = await deps.pagesOf(tx.siteId)
  if (request.itemUrl && isOwnPage(request.itemUrl, pages)) return request.itemUrl
  return item ? `${pages.url}${pathOf(item.product, variantOf(item, request))}` : pages.url
}
