import { Agent, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RunningProduct } from '@vitrine/testkit/product'
import { load, withTarget } from './measure.ts'

const BUYERS = 200
const ROUNDS = 1000
/** The connections of a busy shop, shared by the buyers of a round. */
const CONNECTIONS = 50

type Row = [string, string]
type Json = Record<string, unknown>

/** Many buyers for one item, repeatedly: oversold and unsold items, and the rate. */
export async function stockRace(product: RunningProduct, rounds = ROUNDS): Promise<Row[]> {
  const send = caller(product)
  const created = await send('POST', '/stores/v1/products', {
    product: { name: 'Last piece', productType: 'physical', priceData: { price: 1 } },
  })
  const { id: productId } = (created.body as { product: { id: string } }).product
  let oversold = 0
  let unsold = 0
  const began = performance.now()
  for (let round = 0; round < rounds; round += 1) {
    await setOne(send, productId)
    const sold = await raceOnce(send, productId)
    oversold += Math.max(0, sold - 1)
    unsold += sold === 0 ? 1 : 0
  }
  const seconds = (performance.now() - began) / 1000
  const differing = await differencesOf(send)
  await send('DELETE', `/stores/v1/products/${productId}`)
  return [
    [
      `Race of ${BUYERS} buyers for 1 piece, ${rounds} rounds`,
      withTarget(`${oversold} oversold`, '0'),
    ],
    ['Rounds in which nobody got it', String(unsold)],
    ['Variants whose stock is not the sum of the ledger', String(differing)],
    ['Attempts to buy', `${((rounds * BUYERS) / seconds).toFixed(0)} a second`],
  ]
}

type Send = ReturnType<typeof caller>

const setOne = (send: Send, productId: string) =>
  send('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 1 }],
    },
  })

/** How many of the buyers got a success response. */
async function raceOnce(send: Send, productId: string): Promise<number> {
  let sold = 0
  await load(BUYERS, CONNECTIONS, async () => {
    const { status, body } = await send(
      'POST',
      '/stores/v2/inventoryItems/decrement',
      { decrementData: [{ productId, decrementBy: 1 }] },
      [200, 400],
    )
    if (status === 200) sold += 1
    else if (!JSON.stringify(body).includes('INSUFFICIENT_INVENTORY')) {
      throw new Error(`A buyer was refused for another reason: ${JSON.stringify(body)}`)
    }
  })
  return sold
}

async function differencesOf(send: Send): Promise<number> {
  const started = await send('POST', '/vitrine/v1/inventory/reconciliations', {})
  let { reconciliation } = started.body as { reconciliation: Json }
  while (reconciliation.state === 'QUEUED' || reconciliation.state === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const asked = await send('GET', `/vitrine/v1/inventory/reconciliations/${reconciliation.id}`)
    reconciliation = (asked.body as { reconciliation: Json }).reconciliation
  }
  return Number(reconciliation.found)
}

const agent = new Agent({ keepAlive: true })

/** Half the CPU of `fetch`, so that on two cores the load measures the server and not itself. */
const ask = (url: string, options: RequestOptions, body: string) =>
  new Promise<{ status: number; body: Json }>((resolve, reject) => {
    const sent = request(url, { ...options, agent }, async (response) => {
      const reply = JSON.parse(await text(response)) as Json
      resolve({ status: response.statusCode ?? 0, body: reply })
    })
    sent.on('error', reject).end(body)
  })

function caller({ baseUrl, sites }: RunningProduct) {
  const [site] = sites
  if (!site) throw new Error('The demo has no site')
  const headers = { 'content-type': 'application/json', authorization: site.apiKey }
  return async (method: string, path: string, body?: Json, accepted: readonly number[] = [200]) => {
    const sent = body ? JSON.stringify(body) : ''
    const reply = await ask(`${baseUrl}${path}`, { method, headers }, sent)
    if (accepted.includes(reply.status)) return reply
    throw new Error(`${method} ${path} answers ${reply.status} ${JSON.stringify(reply.body)}`)
  }
}
