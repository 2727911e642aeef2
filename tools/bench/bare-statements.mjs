import { createServer } from 'node:http'
import pg from 'pg'

/**
 * Sends recorded statements, for each request those of the next call, and answers with the given number of
 * bytes.
 */
let calls = []
let body = Buffer.alloc(0)
let next = 0
const clients = new Map()

const server = createServer(async (request, response) => {
  request.resume()
  const call = calls[next]
  next += 1
  try {
    for (const { connection, text, values } of call) {
      const client = clients.get(connection)
      await (values.length > 0 ? client.query(text, values) : client.query(text))
    }
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
})

process.on('message', async ({ databaseUrl, calls: recorded, bytes }) => {
  calls = recorded
  body = Buffer.alloc(bytes, 'x')
  for (const connection of new Set(recorded.flat().map((one) => one.connection))) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    clients.set(connection, client)
  }
  server.listen(0, '127.0.0.1', () =>
    process.send({ address: `http://127.0.0.1:${server.address().port}` }),
  )
})
process.send({ isReady: true })
