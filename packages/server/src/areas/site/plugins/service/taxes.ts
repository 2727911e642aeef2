import type { Plugin, PluginTax, TaxAnswer, TaxRequest } from '@vitrine/plugin'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { checkedText } from '../rules/checked-text.ts'
import { createAnswers } from './answers.ts'

/** Taxes of a basket by a plug-in, checked. */
export interface PluginTaxes {
  readonly plugin: string
  readonly lines: ReadonlyMap<string, PluginTax>
  readonly delivery: PluginTax | null
}

/** Undefined where no plug-in sets taxes: then the rates of the site apply. */
export type BasketTaxes = (tx: Tx, request: TaxRequest) => Promise<PluginTaxes | undefined>

export function createTaxes(deps: PluginDeps): BasketTaxes {
  const answers = createAnswers<TaxRequest, PluginTaxes | undefined>(deps, {
    plugins: deps.plugins.filter(({ ports }) => ports?.tax),
    keyOf: (request) => request,
    ask: async ({ plugin, request, context, signal }) => {
      const answer = await plugin.ports?.tax?.({ request, context, signal })
      return answer && toTaxes(plugin, answer, request)
    },
    withoutAnswer: undefined,
    answerMs: 2_000,
    keepMs: 300_000,
    failure: 'A plug-in gives no taxes; the rates of the site count',
  })
  return async (tx, request) =>
    request.lines.length === 0 ? undefined : (await answers(tx, request))[0]
}

function toTaxes(
  { name }: Plugin,
  { lines, delivery }: TaxAnswer,
  request: TaxRequest,
): PluginTaxes {
  const known = new Set(request.lines.map(({ id }) => id))
  const unknown = Object.keys(lines).find((id) => !known.has(id))
  if (unknown !== undefined) throw new Error(`It taxes the line "${unknown}", which is not there`)
  return {
    plugin: name,
    lines: new Map(Object.entries(lines).map(([id, tax]) => [id, checkedTax(tax)])),
    delivery: delivery ? checkedTax(delivery) : null,
  }
}

const reasons =
  /^(standard|reduced|zero|exempt|reverse-charge|export|intra-community|not-registered|outside-scope)$/

const checkedTax = ({ rate, name, reason, jurisdiction }: PluginTax): PluginTax => ({
  rate: checkedText('rate', rate, /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/),
  name: checkedText('name', name, /^.{1,50}$/),
  reason: checkedText('reason', reason, reasons) as PluginTax['reason'],
  ...(jurisdiction !== undefined && {
    jurisdiction: checkedText('jurisdiction', jurisdiction, /^.{1,50}$/),
  }),
})
