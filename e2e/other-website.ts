import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Another website on another origin, with our SDK in its page. */
export interface OtherWebsite {
  /** `http://127.0.0.1:…`; the shop is at `localhost`. */
  readonly origin: string
  close(): Promise<void>
}

export async function startOtherWebsite(): Promise<OtherWebsite> {
  const sdk = await bundleSdk()
  // The same server under its other name acts as a third party that wants to set a cookie.
  const thirdParty = await listen((path) =>
    path === '/keep'
      ? { type: 'text/html', body: 'kept', cookie: 'third=1; SameSite=None; Secure; Path=/' }
      : undefined,
  )
  const thirdOrigin = `http://localhost:${portOf(thirdParty)}`
  const page = `<!doctype html><title>Another website</title><iframe src="${thirdOrigin}/keep"></iframe>
<script type="module">import * as sdk from '/sdk.js'; window.sdk = sdk</script>`
  const website = await listen((path) => {
    if (path === '/sdk.js') return { type: 'text/javascript', body: sdk }
    return { type: 'text/html', body: path === '/' ? page : 'arrived' }
  })
  return {
    origin: `http://127.0.0.1:${portOf(website)}`,
    close: async () => {
      await Promise.all(
        [thirdParty, website].map((server) => new Promise((end) => server.close(end))),
      )
    },
  }
}

async function bundleSdk(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../packages/sdk/src/index.ts', import.meta.url)),
        formats: ['es'],
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('The SDK was not bundled')
  return first.output[0].code
}

type PageResponse = { type: string; body: string; cookie?: string }

async function listen(answer: (path: string) => PageResponse | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://any').pathname)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': `${found.type}; charset=utf-8`,
      ...(found.cookie ? { 'set-cookie': found.cookie } : {}),
    })
    return response.end(found.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
