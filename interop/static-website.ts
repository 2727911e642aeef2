import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
}

/** Serves files as a host of static pages does; `find` answers the text of a file by its name. */
export async function serveFiles(find: (name: string) => string | undefined) {
  const website = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const text = find(name)
    if (text === undefined) return response.writeHead(404).end()
    const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
  })
  await new Promise<void>((ready) => website.listen(0, '127.0.0.1', ready))
  const { port } = website.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => website.close() }
}

/** Serves a folder, whose files may be built later. */
export const serveFolder = (folder: string) =>
  serveFiles((name) => {
    try {
      return readFileSync(path.join(folder, name), 'utf8')
    } catch {
      return undefined
    }
  })

/** Builds an installed example with Vite into its folder `built`; `change` edits its code before. */
export async function buildWebsite(
  folder: string,
  settings: Readonly<Record<string, string>>,
  change = (code: string) => code,
): Promise<void> {
  Object.assign(process.env, settings)
  await build({
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'change',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('/main.ts') ? change(code) : undefined),
      },
    ],
    build: { outDir: path.join(folder, 'built'), target: 'es2022' },
  })
}
