import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range from which systems give ports to programs that ask for any: such a port may be given again before it is used. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** A port of 127.0.0.1 on which nothing listens, for a server that needs its number before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
