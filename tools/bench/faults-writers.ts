import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningProduct } from '@vitrine/testkit/product'

/** The state of one product, as its writer expects it. */
export interface ProductWrite {
  readonly id: string
  /** Names whose writes were acknowledged, in this order. */
  readonly names: string[]
}

export interface Slowest {
  readonly ms: number
  readonly what: string
  readonly status: string
}

export interface WriterOptions {
  readonly product: RunningProduct
  readonly writers: number
  readonly pauseMs: number
}

/** Timeout of a request. */
const GIVE_UP_MS = 60_000
const BACK_OFF_MS = 200

interface Answer {
  readonly status: string
  readonly body: string
}

/** Concurrent writers that continue after errors until they are stopped. */
export function startWriters({ product, writers, pauseMs }: WriterOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: writers + 4 })
  const statuses = new Map<string, number>()
  const writes: ProductWrite[] = []
  let slowest: Slowest = { ms: 0, what: 'nothing', status: '' }
  let isOver = false

  async function call(method: string, target: string, body?: object): Promise<Answer> {
    const start = performance.now()
    const answer = await send(method, target, body)
    const ms = performance.now() - start
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (ms > slowest.ms) slowest = { ms, what: `${method} ${target}`, status: answer.status }
    return answer
  }

  function send(method: string, target: string, body?: object): Promise<Answer> {
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }) =>
        resolve({ status: `no answer (${error.code ?? error.message})`, body: '' })
      const sent = request(
        `${product.baseUrl}${target}`,
        {
          method,
          agent,
          signal: AbortSignal.timeout(GIVE_UP_MS),
          headers: {
            authorization: product.sites[0]?.apiKey ?? '',
            'content-type': 'application/json',
            accept: 'text/html, application/json',
          },
        },
        (response) => {
          text(response).then(
            (read) => resolve({ status: String(response.statusCode), body: read }),
            fail,
          )
        },
      )
      sent.on('error', fail)
      sent.end(body && JSON.stringify(body))
    })
  }

  async function write(writer: number): Promise<void> {
    let mine: ProductWrite | undefined
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Writer ${writer}, thing ${turn}`
      const isNew = !mine || turn % 3 === 0
      const answer = isNew
        ? await call('POST', '/stores/v1/products', {
            product: { name, productType: 'physical', priceData: { price: 10 } },
          })
        : await call('PATCH', `/stores/v1/products/${mine?.id}`, { product: { name } })
      if (answer.status !== '200') {
        await wait(BACK_OFF_MS + Math.random() * BACK_OFF_MS)
        continue
      }
      if (isNew) {
        const { id } = (JSON.parse(answer.body) as { product: { id: string } }).product
        mine = { id, names: [] }
        writes.push(mine)
      }
      mine?.names.push(name)
      await wait(Math.random() * 2 * pauseMs)
    }
  }

  /** A visitor who opens pages that are not cached. */
  async function visit(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await call('GET', `/?visit=${turn}`)
      await wait(500)
    }
  }

  async function changeSettings(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const settings = { name: `Shop ${turn}` }
      await call('PATCH', '/vitrine/v1/site/settings', { settings })
      await wait(1_000)
    }
  }

  const running = [
    changeSettings(),
    visit(),
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
  ]
  return {
    writes,
    statuses,
    slowest: () => slowest,
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(running)
      agent.destroy()
    },
  }
}
