import { formatExactMoney } from '@vitrine/money'
import { Checkbox } from '@vitrine/ui/checkbox'
import { useMessages } from '../messages/index.ts'
import type { CreditView } from './checkout-view.ts'

interface StoreCreditFieldProps {
  readonly credit: CreditView
  readonly currency: string
  /** Without scripts the box counts with whatever button is pressed next. */
  readonly onChange: () => void
}

/** Whether to pay with store credit; a part of the checkout's form. */
export function StoreCreditField({ credit, currency, onChange }: StoreCreditFieldProps) {
  const messages = useMessages()
  const balance = formatExactMoney({ value: credit.balance, currency, locale: messages.locale })
  return (
    <>
      <input type="hidden" name="creditShown" value="1" />
      <Checkbox
        key={String(credit.isUsed)}
        name="storeCredit"
        defaultChecked={credit.isUsed}
        label={messages.checkout.storeCredit.use({ balance })}
        onChange={onChange}
      />
    </>
  )
}
