import type { Plugin, PluginContext } from '@vitrine/plugin'
import { NeedsExternalCall } from '../../../../platform/db/needed-from-outside.ts'
import { isInsideTransaction } from '../../../../platform/db/transaction-scope.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { createWorkContext } from './context.ts'
import { createRemembered, hashOf } from './remembered.ts'
import { within } from './within.ts'

/** How long a failure is cached before the plug-in is called again. */
export const FAILED_MS = 30_000
/** Answers that are remembered for each kind of question. */
const MAX_REMEMBERED = 5_000

interface Call<Request> {
  readonly plugin: Plugin
  readonly request: Request
  readonly context: PluginContext
  readonly signal: AbortSignal
}

/** A question to plug-ins while a basket is priced. */
export interface Question<Request, Answer> {
  readonly plugins: readonly Plugin[]
  /** Everything that the answer depends on. */
  keyOf(request: Request): unknown
  /** Throws for an answer that cannot be used. */
  ask(call: Call<Request>): Promise<Answer>
  /** The result if a plug-in fails. */
  readonly withoutAnswer: Answer
  readonly answerMs: number
  readonly keepMs: number
  /** The log message of a failure. */
  readonly failure: string
}

/**
 * Calls plug-ins, once for equal requests. In a transaction without a cached answer it throws an error that
 * makes the call outside of it; the transaction is then run again.
 */
export function createAnswers<Request, Answer>(
  deps: PluginDeps,
  question: Question<Request, Answer>,
) {
  const { plugins, keyOf, withoutAnswer, answerMs, keepMs, failure } = question
  const remembered = createRemembered<Answer>(MAX_REMEMBERED, () => deps.clock.now().getTime())

  async function ask(plugin: Plugin, siteId: string, request: Request, key: string) {
    try {
      const context = createWorkContext(deps, plugin, siteId)
      const answer = await within(answerMs, (signal) =>
        question.ask({ plugin, request, context, signal }),
      )
      remembered.remember(key, answer, keepMs)
    } catch (error) {
      deps.logger.warn({ error, plugin: plugin.name, siteId }, failure)
      remembered.remember(key, withoutAnswer, FAILED_MS)
    }
  }

  return async ({ siteId }: Pick<Tx, 'siteId'>, request: Request): Promise<readonly Answer[]> => {
    if (plugins.length === 0) return []
    const hash = hashOf(keyOf(request))
    const wanted = plugins.map((plugin) => ({ plugin, key: `${plugin.name} ${siteId} ${hash}` }))
    const missing = wanted.filter(({ key }) => !remembered.recall(key))
    const askAll = () =>
      Promise.all(missing.map(({ plugin, key }) => ask(plugin, siteId, request, key)))
    if (missing.length > 0 && isInsideTransaction()) throw new NeedsExternalCall(askAll)
    if (missing.length > 0) await askAll()
    return wanted.map(({ key }) => remembered.recall(key)?.answer ?? withoutAnswer)
  }
}
