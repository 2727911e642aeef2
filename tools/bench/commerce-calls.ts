import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RunningProduct } from '@vitrine/testkit/product'
import {
  type Buyer,
  buyerOf,
  type Merchant,
  markAsDrop,
  merchantOf,
  prepareShop,
  stockShelf,
  toBerlin,
} from './commerce-shop.ts'

/** A request that is ready to be sent. */
export interface Call {
  readonly path: string
  readonly token: string
  readonly body: string
}

/** Calls of each kind, which all can be made once. */
export interface RateCalls {
  /** Orders of three lines. */
  readonly place: readonly Call[]
  /** Orders of one line: of many products, of one, and of one that is a drop. */
  readonly spread: readonly Call[]
  readonly hot: readonly Call[]
  readonly drop: readonly Call[]
  /** One piece more into a cart of one line, and of 100. */
  readonly add: readonly Call[]
  readonly addToFull: readonly Call[]
}

const PIECES = 99_999
const FULL = 100
const PREPARED_AT_ONCE = 6

/** Fills a shop with buyers who are about to order, so many of each kind. */
export async function prepareCalls(product: RunningProduct, each: number): Promise<RateCalls> {
  const merchant = merchantOf(product)
  const { parcel, method } = await prepareShop(merchant, 'BANK_TRANSFER')
  const productIds = await stockShelf(merchant, 100, PIECES)
  const engraved = await engravedCup(merchant)
  const [drop = ''] = await stockShelf(merchant, 1, PIECES)
  await markAsDrop(merchant, drop)
  const nth = (at: number) => productIds[at % productIds.length] ?? ''

  const order = async (at: number, ids: readonly string[]): Promise<Call> => {
    const buyer = buyerOf(product)
    await buyer.cart.addLines({ lines: ids.map((productId) => ({ productId, quantity: 1 })) })
    const form = toBerlin(parcel, `buyer${at}@example.com`)
    const { checkout, estimate } = await buyer.checkout.create(form)
    const expectedTotal = estimate.totals.total
    return callOf(buyer, '/vitrine/v1/orders', {
      checkoutId: checkout.id,
      expectedTotal,
      paymentMethodId: method,
    })
  }
  const add = async (at: number, lines: number): Promise<Call> => {
    const buyer = buyerOf(product)
    const line = (text: number) => ({
      productId: engraved,
      quantity: 1,
      texts: { Engraving: `No ${text}` },
    })
    await buyer.cart.addLines({ lines: Array.from({ length: lines }, (_, text) => line(text)) })
    return callOf(buyer, '/vitrine/v1/cart/lines', { lines: [line(at % lines)] })
  }
  const times = (n: number, make: (at: number) => Promise<Call>) => prepare(n, make)
  return {
    place: await times(each, (at) => order(at, [nth(3 * at), nth(3 * at + 1), nth(3 * at + 2)])),
    spread: await times(each, (at) => order(at, [nth(at)])),
    hot: await times(each, (at) => order(at, [nth(0)])),
    drop: await times(each, (at) => order(at, [drop])),
    add: await times(each, (at) => add(at, 1)),
    addToFull: await times(Math.ceil(each / 2), (at) => add(at, FULL)),
  }
}

async function prepare(n: number, make: (at: number) => Promise<Call>): Promise<Call[]> {
  const calls: Call[] = []
  let next = 0
  const worker = async () => {
    while (next < n) {
      const at = next
      next += 1
      calls[at] = await make(at)
    }
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, worker))
  return calls
}

async function callOf({ auth }: Buyer, path: string, body: object): Promise<Call> {
  return { path, token: auth.getTokens().accessToken.value, body: JSON.stringify(body) }
}

/** A cup with a text, so that one product makes as many lines as there are texts. */
async function engravedCup({ catalogV3 }: Merchant): Promise<string> {
  const { product } = await catalogV3.createProductWithInventory({
    product: {
      name: 'Cup',
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: {
        variants: [
          {
            choices: [],
            price: { actualPrice: { amount: '10.00' } },
            physicalProperties: {},
            inventoryItem: { quantity: PIECES },
          },
        ],
      },
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'Engraving', maxCharCount: 10, defaultAddedPrice: '2.50' },
        },
      ],
    },
  })
  return product.id ?? ''
}

const agent = new Agent({ keepAlive: true })

/** Sends calls, so many at once; answers with the bytes of the last answer. Whatever is refused is an error. */
export async function sendAll(
  baseUrl: string,
  calls: readonly Call[],
  atOnce: number,
): Promise<number> {
  let next = 0
  let bytes = 0
  const worker = async () => {
    while (next < calls.length) {
      const call = calls[next] as Call
      next += 1
      bytes = await send(baseUrl, call)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return bytes
}

const send = (baseUrl: string, { path, token, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent = request(`${baseUrl}${path}`, { method: 'POST', agent, headers }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer.length)
        else reject(new Error(`${path} answers ${response.statusCode} ${answer}`))
      }, reject)
    })
    sent.on('error', reject).end(body)
  })
