import { createServer } from 'node:http'
import pg from 'pg'

const [kind, settings] = process.argv.slice(2)
const { bytes, databaseUrl, sql } = JSON.parse(settings)
const body = Buffer.alloc(bytes, 'x')
const pool = kind === 'pg' ? new pg.Pool({ connectionString: databaseUrl, max: 10 }) : undefined

const server = createServer(async (_request, response) => {
  if (pool) await pool.query(sql)
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
