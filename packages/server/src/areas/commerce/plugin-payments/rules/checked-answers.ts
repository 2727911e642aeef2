import { type ConnectionFinding, connectionProblems } from '@vitrine/contract/payment-connections'
import type { PaymentFinding, PaymentNotice } from '@vitrine/plugin'
import type { Notice } from '../../payment-connections/index.ts'

/** The address that a buyer is sent to: a page, never a script. */
export function checkedUrl(url: string): string {
  const { protocol, hostname } = new URL(url)
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) return url
  throw new Error(`It sends buyers to ${JSON.stringify(url)}, which is no https address`)
}

export const checkedFindings = (findings: readonly PaymentFinding[]): ConnectionFinding[] =>
  findings.map(({ problem, says }) => {
    if (!connectionProblems.includes(problem)) {
      throw new Error(`It finds the problem ${JSON.stringify(problem)}, which is none of ours`)
    }
    return { problem, says: says ?? null }
  })

export function checkedNotice({ messageId, type, reference }: PaymentNotice): Notice {
  const texts = [messageId, type, ...(reference === null ? [] : [reference])]
  if (!texts.every((text) => typeof text === 'string' && text.length >= 1 && text.length <= 200)) {
    throw new Error('It reads a message without an id and a type of 1 to 200 characters')
  }
  return { messageId, type, reference }
}
