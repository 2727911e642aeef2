import type { ReactNode } from 'react'
import { Switch } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { Order } from '../setup.ts'

/** The effects on money, stock and mail, before the action is confirmed. */
export function ReturnPreview({ children }: { readonly children: ReactNode }) {
  const { returns } = useMessages()
  return (
    <section className="refund-preview" aria-label={returns.preview} aria-live="polite">
      <h3>{returns.preview}</h3>
      <ul className="lines">{children}</ul>
    </section>
  )
}

interface NotifyProps {
  readonly order: Pick<Order, 'email'>
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}

export function NotifySwitch({ order: { email }, checked, onChecked }: NotifyProps) {
  const { returns } = useMessages()
  return (
    <Switch
      label={returns.notify}
      hint={email ? returns.mailTo({ email }) : returns.noEmail}
      disabled={email === null}
      checked={checked}
      onChecked={onChecked}
    />
  )
}
