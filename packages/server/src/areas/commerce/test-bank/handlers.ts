import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { testBank as testBankService } from '@vitrine/contract/test-bank'
import type { HandlerContext } from '../../../transport/call.ts'
import { cardPage, challengePage, returnTo, reviewPage } from './codec/pages.ts'
import type { BankPayment } from './model.ts'
import { answerChallenge, type Decision, finishReview, leave, useCard } from './rules/decide.ts'
import { type BankDeps, decide, readPayment } from './service/bank.ts'
import type { Deliver } from './service/unreliable-bank.ts'

export interface TestBankHandlerDeps extends BankDeps {
  readonly deliver: Deliver
}

/** Reads the form; the contract limits its size. */
async function formOf({ body }: HandlerContext['request']): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** The decision of a form; undefined for an unknown card or a form sent too late. */
function decisionOf(form: URLSearchParams, payment: BankPayment): Decision | undefined {
  const action = form.get('action')
  const { state } = payment
  if (state === 'CHALLENGE' && (action === 'confirm' || action === 'refuse')) {
    return answerChallenge(payment, action === 'confirm')
  }
  if (state === 'IN_REVIEW' && (action === 'settle' || action === 'return')) {
    return finishReview(payment, action === 'settle')
  }
  if (state !== 'NEW' && state !== 'CHALLENGE') return undefined
  if (action === 'cancel') return leave(payment)
  return state === 'NEW' ? useCard(payment, form.get('card') ?? '') : undefined
}

const pageOf = (payment: BankPayment) => {
  if (payment.state === 'NEW') return cardPage(payment)
  return payment.state === 'CHALLENGE' ? challengePage(payment) : returnTo(payment)
}

export const testBankHandlers = (deps: TestBankHandlerDeps) =>
  ({
    showTestPayment: async ({ caller, input }) => {
      const payment = await readPayment(deps, caller.siteId, input.id)
      if (!payment) throw NotFound({ id: input.id })
      return payment.state === 'IN_REVIEW' ? reviewPage(payment) : pageOf(payment)
    },
    submitTestPayment: async ({ caller, input, request }) => {
      const { siteId } = caller
      const form = await formOf(request)
      const card = form.get('card') ?? undefined
      const decided = await decide(deps, siteId, input.id, (one) => decisionOf(form, one), card)
      const payment = decided?.payment ?? (await readPayment(deps, siteId, input.id))
      if (!payment) throw NotFound({ id: input.id })
      await deps.deliver(siteId, decided?.events ?? [])
      if (decided || payment.state !== 'NEW') return pageOf(payment)
      return cardPage(payment, 'This is none of the test cards below. Check the number.')
    },
  }) satisfies Handlers<typeof testBankService, HandlerContext>
