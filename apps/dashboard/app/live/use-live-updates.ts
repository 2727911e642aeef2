import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Hint } from '@vitrine/contract/changes'
import { useEffect } from 'react'
import type { OperationName } from '../api/client.ts'
import { isAffectedBy } from './affected-queries.ts'
import { watchChanges } from './watch-changes.ts'

/** Hints within this time cause one refetch. */
const DEBOUNCE_MS = 300

/** Refetches the queries of the current screen when their data changes elsewhere. */
export function useLiveUpdates(siteId: string, isOn: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const refresher = createRefresher(queries, siteId)
    const stop = watchChanges(siteId, refresher.addHint)
    return () => {
      stop()
      refresher.stop()
    }
  }, [queries, siteId, isOn])
}

function createRefresher(queries: QueryClient, siteId: string) {
  let hints: Hint[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function refresh(): Promise<void> {
    const pendingHints = hints
    hints = []
    await queries.invalidateQueries({
      predicate: ({ queryKey: [name, site, input] }) =>
        site === siteId &&
        pendingHints.some((hint) => isAffectedBy(hint, name as OperationName, input)),
    })
    timer = undefined
    if (hints.length > 0) schedule()
  }

  function schedule(): void {
    if (isStopped) return
    timer ??= setTimeout(() => void refresh(), DEBOUNCE_MS)
  }

  return {
    addHint(hint: Hint) {
      hints.push(hint)
      schedule()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
