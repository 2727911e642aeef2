import type { Texts } from '@vitrine/contract/plugins'
import type { Basket, BasketViolation, Plugin } from '@vitrine/plugin'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { checkedText } from '../rules/checked-text.ts'
import { encodeText } from '../rules/encode-blocks.ts'
import { createAnswers } from './answers.ts'

/** A plug-in's objection to a basket. */
export interface RuleViolation {
  /** Names the plug-in, too. */
  readonly code: string
  readonly severity: 'ERROR' | 'WARNING'
  readonly texts: Texts
  readonly lineId: string | null
}

/** The violations that all plug-ins find in a basket. */
export type BasketRules = (tx: Tx, basket: Basket) => Promise<readonly RuleViolation[]>

const MAX_VIOLATIONS = 20
const severities = { error: 'ERROR', warning: 'WARNING' } as const

export function createBasketRules(deps: PluginDeps): BasketRules {
  const answers = createAnswers<Basket, readonly RuleViolation[]>(deps, {
    plugins: deps.plugins.filter(({ rules }) => rules?.basket),
    keyOf: (basket) => basket,
    ask: async ({ plugin, request: basket, context, signal }) => {
      const found = (await plugin.rules?.basket?.({ basket, context, signal })) ?? []
      if (found.length > MAX_VIOLATIONS) {
        throw new Error(`It answers with more than ${MAX_VIOLATIONS} violations`)
      }
      return found.map((one) => toViolation(plugin, one, basket))
    },
    withoutAnswer: [],
    answerMs: 1_000,
    keepMs: 30_000,
    failure: 'A rule of a plug-in does not answer; the basket is let through',
  })
  return async (tx, basket) => (basket.lines.length === 0 ? [] : (await answers(tx, basket)).flat())
}

function toViolation(
  plugin: Plugin,
  { code, severity, text, lineId }: BasketViolation,
  { lines }: Basket,
): RuleViolation {
  if (severities[severity] === undefined) {
    throw new Error(`It answers with the severity ${JSON.stringify(severity)}`)
  }
  if (lineId !== undefined && !lines.some(({ id }) => id === lineId)) {
    throw new Error(
      `It answers with the line ${JSON.stringify(lineId)}, which is not in the basket`,
    )
  }
  const texts = encodeText(text)
  if (Object.keys(texts).length === 0) throw new Error('It answers with a violation without a text')
  for (const one of Object.values(texts)) checkedText('text', one, /^[\s\S]{1,500}$/)
  return {
    code: `${plugin.name}:${checkedText('code', code, /^\w{1,50}$/)}`,
    severity: severities[severity],
    texts,
    lineId: lineId ?? null,
  }
}
