import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

interface SupervisedServer {
  spawn(): Promise<ServerProcess>
  /** Waits until the server accepts connections; stops it and throws when it does not. */
  becomeReady(server: ServerProcess): Promise<void>
  warn(text: string): void
}

const MAX_WAIT_MS = 5_000

/** Starts the server, and restarts it whenever it ends unexpectedly. */
export async function supervise({ spawn, becomeReady, warn }: SupervisedServer) {
  let isStopped = false
  let restarting: Promise<void> = Promise.resolve()
  let server = await spawn()
  await becomeReady(server)
  watch()

  function watch(): void {
    void server.ended.then(() => {
      if (!isStopped) restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    warn('PostgreSQL has ended unexpectedly; starting it again')
    for (let tries = 0; !isStopped; tries += 1) {
      try {
        server = await spawn()
        if (isStopped) return await server.stop()
        await becomeReady(server)
        return watch()
      } catch (error) {
        if (isStopped) return
        warn(error instanceof Error ? error.message : String(error))
        await wait(Math.min(100 * 2 ** tries, MAX_WAIT_MS), undefined, { ref: false })
      }
    }
  }

  return {
    isRunning: () => server.isRunning(),
    async stop(): Promise<void> {
      isStopped = true
      await server.stop()
      await restarting
    },
  }
}
