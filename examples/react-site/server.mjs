import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createServer as createVite } from 'vite'

const port = Number(process.env.PORT ?? 5174)
const server = createServer()
const vite = await createVite({
  root: import.meta.dirname,
  server: { middlewareMode: true, hmr: { server } },
})

/**
 * Every page is rendered by `answer` of `src/entry-server.tsx`: a `Request` in, a `Response` out.
 */
async function answerPage(incoming, outgoing) {
  const url = new URL(incoming.url, `http://localhost:${port}`)
  const template = await readFile(new URL('index.html', import.meta.url), 'utf8')
  const { answer } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const headers = new Headers(incoming.headers)
  const response = await answer(
    new Request(url, { headers }),
    await vite.transformIndexHtml(url.pathname, template),
  )
  outgoing.writeHead(response.status, [...response.headers].flat())
  await pipeline(Readable.fromWeb(response.body), outgoing)
}

server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    answerPage(incoming, outgoing).catch((error) => {
      console.error(error)
      outgoing.writeHead(500).end('The page could not be written')
    })
  })
})
server.listen(port, 'localhost', () => console.log(`ready at http://localhost:${port}`))
