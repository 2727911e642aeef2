import type { Clock } from '../../../../platform/clock.ts'
import type { Logger } from '../../../../platform/logger.ts'
import type { SearchIndex } from '../../shared/model/search-index.ts'
import { NotFilled, type SearchEngine } from '../model/search-engine.ts'
import { termsOf } from '../rules/search-terms.ts'
import { findVisible } from '../store/engine-documents.ts'

export interface EngineIndexDeps {
  readonly engine: SearchEngine
  /** Searches while the engine cannot. */
  readonly fallback: SearchIndex
  /** Called for a site that is not in the engine. */
  readonly onNotFilled: (siteId: string) => void
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'info'>
}

/**
 * After a failure PostgreSQL handles searches for this time, so that nobody waits for an unavailable engine.
 */
const PAUSE_MS = 10_000

/**
 * Searches with an engine. Results are checked against the database, because the engine follows changes with
 * a delay: products hidden or deleted meanwhile are dropped.
 */
export function engineIndex(deps: EngineIndexDeps): SearchIndex {
  const { engine, fallback, clock, logger, onNotFilled } = deps
  let pausedUntil = 0
  return {
    async find(tx, question) {
      const isMeant = termsOf(question).length > 0
      if (!isMeant || clock.now().getTime() < pausedUntil) return fallback.find(tx, question)
      try {
        const { ids, total } = await engine.find(tx.siteId, question)
        if (pausedUntil > 0) logger.info(`${engine.name} answers again`)
        pausedUntil = 0
        const visible = await findVisible(tx, ids)
        return { ids: visible, total: total - (ids.length - visible.length) }
      } catch (error) {
        if (error instanceof NotFilled) onNotFilled(tx.siteId)
        else {
          pausedUntil = clock.now().getTime() + PAUSE_MS
          logger.warn({ error }, `${engine.name} does not answer; PostgreSQL searches instead`)
        }
        return fallback.find(tx, question)
      }
    },
  }
}
