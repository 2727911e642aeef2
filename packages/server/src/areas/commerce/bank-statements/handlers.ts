import type { bankStatements as bankStatementsService } from '@vitrine/contract/bank-statements'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { BankStatements } from './index.ts'
import type { MatchedEntry } from './model.ts'

export const bankStatementHandlers = (statements: BankStatements) =>
  ({
    readStatement: async ({ tx, input }) => {
      const { lines, ...statement } = await statements.read(tx, input.content)
      return { ...statement, lines: lines.map(encodeLine) }
    },
    recordPayments: async ({ tx, input }) => ({
      results: await statements.record(tx, input.lines),
    }),
  }) satisfies Handlers<typeof bankStatementsService, HandlerContext>

const encodeLine = ({ id, entry, match, orders }: MatchedEntry) => {
  const { date, amountMinor, currency, payer, text } = entry
  return {
    id,
    date,
    amount: amountMinor,
    currency,
    payer,
    text,
    match,
    orders: orders.map((order) => ({ ...order, number: String(order.number) })),
  }
}
