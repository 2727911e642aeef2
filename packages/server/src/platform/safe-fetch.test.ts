import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultFetchLimits, type FetchLimits, safeFetch, safePostForm } from './safe-fetch.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const homeAllowed: FetchLimits = {
  ...defaultFetchLimits,
  isAllowed: (address) => address === '127.0.0.1',
}

async function read(address: string, limits: FetchLimits): Promise<string> {
  const { stream } = await safeFetch(address, limits)
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('an address from outside', () => {
  test('is fetched', async () => {
    const url = await serve((_, reply) => reply.end('picture'))
    expect(await read(`${url}/a.jpg`, homeAllowed)).toBe('picture')
  })

  test.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
  ])('is refused in a private network: %s', async (address) => {
    await expect(safeFetch(address)).rejects.toThrow('is not on the public internet')
  })

  test.each(['ftp://example.com/a', 'file:///etc/passwd', 'data:image/png;base64,AA', 'nonsense'])(
    'is http or https: %s',
    async (address) => {
      await expect(safeFetch(address)).rejects.toThrow(/Only http|not a web address/)
    },
  )

  test('is checked again after each redirect', async () => {
    const url = await serve((_, reply) => {
      reply.writeHead(302, { location: 'http://10.0.0.1/inside' }).end()
    })
    await expect(read(url, homeAllowed)).rejects.toThrow('10.0.0.1 is not on the public internet')
  })

  test('can redirect three times', async () => {
    const hops = (left: string) => Number(left.slice(1))
    const url = await serve((request, reply) => {
      const left = hops(request.url ?? '/0')
      if (left === 0) reply.end('there')
      else reply.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await read(`${url}/3`, homeAllowed)).toBe('there')
    await expect(read(`${url}/4`, homeAllowed)).rejects.toThrow('redirects more than 3 times')
  })

  test('that stalls is aborted', async () => {
    const url = await serve((_, reply) => {
      reply.write('half of')
    })
    const hasty = { ...homeAllowed, totalMilliseconds: 200 }
    await expect(read(url, hasty)).rejects.toThrow('It takes too long')
  })

  test('that returns an error reports it', async () => {
    const url = await serve((_, reply) => reply.writeHead(404).end())
    await expect(read(url, homeAllowed)).rejects.toThrow('It answers 404')
  })
})

describe('a form for an address from outside', () => {
  test('is posted and its response read', async () => {
    const url = await serve(async (request, reply) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk as Uint8Array)
      reply.end(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks)}`)
    })
    const form = new URLSearchParams({ secret: 's & t' })
    const { stream } = await safePostForm(url, form, homeAllowed)
    const chunks: Uint8Array[] = []
    for await (const chunk of stream) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe(
      'POST application/x-www-form-urlencoded secret=s+%26+t',
    )
  })

  test('is never sent to a private network, by any name', async () => {
    const named = safePostForm('http://localhost:1/', new URLSearchParams())
    await expect(named).rejects.toThrow('localhost is not on the public internet')
    const sent = safePostForm('http://127.0.0.1:1/', new URLSearchParams())
    await expect(sent).rejects.toThrow('is not on the public internet')
  })

  test('is not sent elsewhere, whatever the response', async () => {
    const url = await serve((_, reply) => {
      reply.writeHead(302, { location: 'https://example.com/' }).end()
    })
    await expect(safePostForm(url, new URLSearchParams(), homeAllowed)).rejects.toThrow(
      'It answers 302',
    )
  })
})
