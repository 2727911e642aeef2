import {
  BackInStockAppNotSupported,
  InvalidCatalogReferenceOptions,
  ReferenceAndRequestIds,
} from '@vitrine/contract/back-in-stock'
import type { backInStockNotifications } from '@vitrine/contract/back-in-stock-notifications'
import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import type { CatalogReference } from '@vitrine/contract/ecom'
import type { Handlers } from '@vitrine/contract/kit'
import type {
  AwaitedReference,
  BackInStockFeature,
  BackInStockRequest,
} from '../../../areas/commerce/back-in-stock/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import {
  decodeItemDetails,
  decodeNotificationQuery,
  encodeCollection,
  encodeNotificationRequest,
  isOwnCatalog,
} from '../codec/back-in-stock.ts'
import { decodeReference } from '../codec/references.ts'
import { byCursor } from './records.ts'

export interface BackInStockNotificationDeps {
  readonly waiting: BackInStockFeature
  readonly pages: QueryPages
  readonly sites: Pick<SiteArea['sites'], 'get' | 'changeSettings'>
}

const reported = ({ productId, variantId }: AwaitedReference) => ({
  productId,
  ...(variantId && { variantId }),
})

const answer = (request: BackInStockRequest) => ({ request: encodeNotificationRequest(request) })

export function backInStockNotificationHandlers(deps: BackInStockNotificationDeps) {
  const { waiting, pages } = deps
  return {
    ...readingHandlers(deps),
    ...settingsHandlers(deps),
    createBackInStockNotificationRequest: async ({ tx, caller, input }) => {
      const { catalogReference, email, itemUrl } = input.request
      decodeItemDetails(input.itemDetails)
      const reference = await requireReference(tx, waiting, catalogReference)
      const memberId = caller.kind === 'member' ? caller.id : null
      const asked = {
        ...reference,
        email: email.trim(),
        memberId,
        language: null,
        itemUrl: itemUrl ?? null,
      }
      return answer(await waiting.request(tx, asked, { evenInStock: true }))
    },
    reportItemsBackInStock: async ({ tx, input }) => {
      const { catalogReference, requestIds, itemDetails } = input
      if (catalogReference && requestIds && requestIds.length > 0) throw ReferenceAndRequestIds()
      const item = decodeItemDetails(itemDetails)
      if (requestIds && requestIds.length > 0) {
        await waiting.report(tx, { ids: requestIds }, item)
      } else if (catalogReference) {
        const [named] = await mentioned(tx, waiting, [catalogReference], 'catalogReference')
        if (named) await waiting.report(tx, reported(named), item)
      }
      return {}
    },
    markAsNotificationSent: async ({ tx, input }) => answer(await waiting.markAsSent(tx, input.id)),
    deleteBackInStockNotificationRequest: async ({ tx, input }) => {
      await waiting.delete(tx, input.id)
      return {}
    },
    queryBackInStockNotificationRequests: async (call) => {
      const open = pages.open('backInStockNotifications', call, byCursor(call.input.query))
      const query = decodeNotificationQuery(open)
      const found = await waiting.query(call.tx, query)
      const { count, cursors } = open.metadata(query, found)
      return {
        requests: found.items.map(encodeNotificationRequest),
        metadata: { count, cursors: cursors ?? {} },
      }
    },
  } satisfies Handlers<typeof backInStockNotifications, HandlerContext>
}

type All = Handlers<typeof backInStockNotifications, HandlerContext>

const readingHandlers = ({ waiting }: BackInStockNotificationDeps) =>
  ({
    getBackInStockNotificationRequest: async ({ tx, input }) =>
      answer(await waiting.get(tx, input.id)),
    countByCatalogReferences: async ({ tx, input: { catalogReferences } }) => {
      const references = await mentioned(tx, waiting, catalogReferences, 'catalogReferences')
      const counts = await waiting.countAwaited(tx, references)
      return {
        countsPerCatalogReference: catalogReferences.map((catalogReference, at) => ({
          catalogReference,
          count: counts[at] ?? 0,
        })),
      }
    },
  }) satisfies Partial<All>

function settingsHandlers({ sites }: BackInStockNotificationDeps) {
  const collect = async (tx: Tx, appId: string, isCollecting: boolean) => {
    if (!isOwnCatalog({ appId })) throw BackInStockAppNotSupported({ appId })
    const { backInStock } = await sites.changeSettings(tx, {
      backInStock: { collect: isCollecting },
    })
    return encodeCollection(backInStock.collect)
  }
  return {
    startCollectingRequests: ({ tx, input }) => collect(tx, input.appId, true),
    stopCollectingRequests: ({ tx, input }) => collect(tx, input.appId, false),
    getSettings: async ({ tx }) =>
      encodeCollection((await sites.get(tx.siteId)).settings.backInStock.collect),
  } satisfies Partial<All>
}

/** The item of a request, which has to be one that visitors see. */
async function requireReference(
  tx: Tx,
  waiting: BackInStockFeature,
  sent: CatalogReference,
): Promise<AwaitedReference> {
  const field = 'request.catalogReference.options'
  const { productId, variantId, choices } = decodeReference(sent, field)
  const gone = () => ItemNotFoundInCatalog({ invalidItems: [{ catalogReference: sent }] })
  if (!isGuid(productId)) throw gone()
  const isShown = await waiting.isShown(tx, productId)
  if (!isShown) throw gone()
  const found = await waiting.findReference(tx, { productId, variantId, choices })
  if (!found) throw InvalidCatalogReferenceOptions({ options: sent.options ?? {} })
  return found
}

/** Items for a merchant's counts and reports, which may be hidden or deleted by now. */
const mentioned = (
  tx: Tx,
  waiting: BackInStockFeature,
  sent: readonly CatalogReference[],
  list: string,
): Promise<AwaitedReference[]> =>
  waiting.resolveNamed(
    tx,
    sent.map((one, at) => decodeReference(one, `${list}[${at}].options`)),
  )
