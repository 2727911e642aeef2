import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Document = Record<string, unknown> & { readonly id: string }
interface Index {
  readonly documents: Map<string, Document>
  settings: Record<string, unknown>
}
interface Reply {
  readonly status?: number
  readonly body: unknown
}

/** The part of Meilisearch's HTTP API that the adapter uses, with its state, tasks and errors. */
export async function startMeilisearch(key: string) {
  const indexes = new Map<string, Index>()
  const tasks: { status: string; error: unknown }[] = []
  const state = { isDown: false, searches: 0 }
  const indexAt = (uid: string): Index => {
    const index = indexes.get(uid)
    if (!index) throw new Failure(404, 'index_not_found', `Index \`${uid}\` not found.`)
    return index
  }
  /** Work is accepted at once; its task says whether it failed. */
  const later = (work: () => void): Reply => {
    const task = { status: 'succeeded', error: null as unknown }
    try {
      work()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      Object.assign(task, { status: 'failed', error: error.body })
    }
    tasks.push(task)
    return { status: 202, body: { taskUid: tasks.length - 1, status: 'enqueued' } }
  }
  const answer = (method: string, path: string, body: unknown): Reply => {
    const [first = '', uid = '', ...others] = path.split('/').slice(1)
    const rest = others.join('/')
    if (first === 'tasks') return { body: { uid: Number(uid), ...tasks[Number(uid)] } }
    if (first === 'swap-indexes') return later(() => swap(body as { indexes: [string, string] }[]))
    const call = `${method} ${rest}`
    if (uid === '') {
      const made = (body as { uid: string }).uid
      return later(() => void indexes.set(made, { documents: new Map(), settings: {} }))
    }
    if (call === 'GET ') return { body: { uid, ...indexAt(uid), documents: undefined } }
    if (call === 'DELETE ') {
      return later(() => {
        indexAt(uid)
        indexes.delete(uid)
      })
    }
    if (call === 'PATCH settings') {
      return later(() => void Object.assign(indexAt(uid).settings, body))
    }
    if (call === 'POST documents') {
      return later(() => {
        for (const one of body as Document[]) indexAt(uid).documents.set(one.id, one)
      })
    }
    if (call === 'POST documents/delete-batch') {
      return later(() => {
        for (const id of body as string[]) indexAt(uid).documents.delete(id)
      })
    }
    if (call === 'POST search') {
      state.searches += 1
      return { body: search(indexAt(uid), body as Question) }
    }
    throw new Failure(404, 'not_found', `${method} ${path}`)
  }
  const swap = (pairs: { indexes: [string, string] }[]) => {
    for (const {
      indexes: [one, other],
    } of pairs) {
      const [left, right] = [indexAt(one), indexAt(other)]
      indexes.set(one, right).set(other, left)
    }
  }
  const server = createServer(async (request, response) => {
    if (state.isDown) return void request.socket.destroy()
    const send = ({ status = 200, body }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (request.headers.authorization !== `Bearer ${key}`) {
        throw new Failure(403, 'invalid_api_key', 'The provided API key is invalid.')
      }
      const { pathname } = new URL(request.url ?? '', 'http://engine.test')
      send(answer(request.method ?? '', pathname, await bodyOf(request)))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      send({ status: error.status, body: error.body })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    state,
    indexes,
    /** The names of the documents of a site. */
    namesOf: (siteId: string) =>
      [...(indexes.get(`products-${siteId}`)?.documents.values() ?? [])]
        .map(({ name }) => String(name))
        .toSorted(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

class Failure extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.body = { message, code, type: 'invalid_request', link: '' }
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

interface Question {
  readonly q: string
  readonly limit: number
  readonly offset: number
  readonly matchingStrategy: 'all' | 'last'
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')

/** Words by their beginning, or with two letters exchanged; `last` needs the first word only. */
function search({ documents, settings }: Index, { q, limit, offset, matchingStrategy }: Question) {
  const synonyms = (settings.synonyms ?? {}) as Record<string, string[]>
  const asked = wordsOf(q)
  const needed = matchingStrategy === 'all' ? asked : asked.slice(0, 1)
  const hits = [...documents.values()].filter((document) => {
    const own = Object.values(document).flatMap((value) => wordsOf(String(value)))
    return needed.every((word) =>
      [word, ...(synonyms[word] ?? [])].some((one) =>
        own.some((other) => other.startsWith(one) || isSwapped(one, other)),
      ),
    )
  })
  const page = hits.slice(offset, offset + limit).map(({ id }) => ({ id }))
  return { hits: page, query: q, limit, offset, estimatedTotalHits: hits.length }
}

const isSwapped = (one: string, other: string) =>
  one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('')
