import {
  BackInStockRequestCreated,
  MAX_REQUESTS_OF_ADDRESS,
  ProductIsInStock,
  RequestCollectionDisabled,
  TooManyBackInStockRequests,
} from '@vitrine/contract/back-in-stock'
import { VariantNotFound } from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { BackInStockRequest, NewBackInStockRequest } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { choiceWords, type Item, isInStock, variantOf } from '../rules/item.ts'
import { lockSite } from '../store/lock.ts'
import { countWaitingOf, findWaiting, insertRequest } from '../store/requests.ts'
import type { BackInStockDeps } from './deps.ts'
import { readItem } from './read-item.ts'

const EXPIRY_DAYS = 365

interface Policy {
  /** Whether items in stock can be requested, as published clients may. */
  readonly evenInStock: boolean
}

/** Stores a request; returns an existing equal one instead. */
export async function requestNotice(
  tx: Tx,
  deps: BackInStockDeps,
  asked: NewBackInStockRequest,
  { evenInStock }: Policy,
): Promise<BackInStockRequest> {
  const { backInStock } = await deps.settingsOf(tx.siteId)
  if (!backInStock.collect) throw RequestCollectionDisabled()
  await lockSite(tx, 'waiting')
  const { productId, variantId } = asked
  const item = await readItem(tx, deps, productId, variantId === null ? [] : [variantId])
  const { manageVariants } = item.product
  const wanted = manageVariants ? asked : { ...asked, variantId: null }
  if (wanted.variantId !== null && !variantOf(item, wanted)?.visible) {
    throw VariantNotFound({ variantId })
  }
  if (!evenInStock && isInStock(item, wanted)) throw ProductIsInStock({ productId, variantId })
  const waiting = await findWaiting(tx, wanted)
  if (waiting) return waiting
  if ((await countWaitingOf(tx, asked.email)) >= MAX_REQUESTS_OF_ADDRESS) {
    throw TooManyBackInStockRequests({ most: MAX_REQUESTS_OF_ADDRESS })
  }
  return insert(tx, deps, newRequest(tx, wanted, item))
}

const newRequest = ({ now }: Tx, asked: NewBackInStockRequest, item: Item): BackInStockRequest => ({
  ...asked,
  id: newId(),
  name: item.product.name,
  choices: choiceWords(item.product, variantOf(item, asked)),
  status: 'RECEIVED',
  autoNotified: null,
  createdDate: now,
  notifiedDate: null,
})

async function insert(
  tx: Tx,
  { platform, events }: BackInStockDeps,
  request: BackInStockRequest,
): Promise<BackInStockRequest> {
  const expiresDate = platform.clock.after(tx.now, { days: EXPIRY_DAYS })
  if (!(await insertRequest(tx, request, expiresDate))) {
    // An equal request was stored concurrently.
    return (await findWaiting(tx, request)) ?? request
  }
  await events.append(tx, {
    definition: BackInStockRequestCreated,
    entityId: request.id,
    after: factOf(request),
  })
  return request
}
