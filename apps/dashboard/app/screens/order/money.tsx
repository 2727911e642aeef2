import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { moneySentences, totalSteps } from './money-texts.ts'
import type { Order } from './setup.ts'

interface MoneySectionProps {
  readonly order: Order
  readonly locale: string
  readonly ledger: ReactNode
}

/** Payments of an order in sentences, the calculation of its total, and the ledger on demand. */
export function MoneySection({ order, locale, ledger }: MoneySectionProps) {
  const messages = useMessages()
  const { money } = messages.order
  return (
    <Section title={money.heading}>
      <p className="order-money">{moneySentences(order, { messages, locale }).join(' ')}</p>
      <h3 className="order-subheading">{money.steps}</h3>
      <dl className="order-steps">
        {totalSteps(order, { messages, locale }).map(({ key, label, amount, kind }) => (
          <div key={key} data-kind={kind}>
            <dt dir="auto">{label}</dt>
            <dd className="figure">{amount}</dd>
          </div>
        ))}
      </dl>
      <Folded title={money.ledger}>{ledger}</Folded>
    </Section>
  )
}

/** Renders its children only once opened. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="folded"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight aria-hidden="true" />
        {title}
      </summary>
      {isOpen && <div className="folded-inside">{children}</div>}
    </details>
  )
}
