import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Hint } from '@vitrine/contract/changes'
import { useEffect } from 'react'
import type { OperationName } from '../api/client.ts'
import { follow } from './follow.ts'
import { concerns } from './shows.ts'

/** What changes together is asked for once, and the next time only after the answer. */
const GATHER_MS = 300

/** Asks again for what the open screen shows whenever somebody changes it, here or elsewhere. */
export function useLive(siteId: string, isOn: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const refresher = createRefresher(queries, siteId)
    const stop = follow(siteId, refresher.hear)
    return () => {
      stop()
      refresher.stop()
    }
  }, [queries, siteId, isOn])
}

function createRefresher(queries: QueryClient, siteId: string) {
  let hints: Hint[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function refresh(): Promise<void> {
    const heard = hints
    hints = []
    await queries.invalidateQueries({
      predicate: ({ queryKey: [name, site, input] }) =>
        site === siteId && heard.some((hint) => concerns(hint, name as OperationName, input)),
    })
    timer = undefined
    if (hints.length > 0) wait()
  }

  function wait(): void {
    if (isOver) return
    timer ??= setTimeout(() => void refresh(), GATHER_MS)
  }

  return {
    hear(hint: Hint) {
      hints.push(hint)
      wait()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
