import type { SetupStep } from '@vitrine/contract/setup-guide'
import type { ComponentType } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { Guide } from './guide.tsx'
import { OpenStep, OrderStep } from './last-steps.tsx'
import { LegalStep } from './legal-step.tsx'
import { LookStep } from './look-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ProductStep } from './product-step.tsx'
import { ShopStep } from './shop-step.tsx'
import type { StepProps } from './step-form.tsx'
import { TaxesStep } from './taxes-step.tsx'
import { staleReads } from './with-reads.tsx'

const forms: Readonly<Record<Exclude<SetupStep, 'OPEN'>, ComponentType<StepProps>>> = {
  SHOP: ShopStep,
  TAXES: TaxesStep,
  DELIVERY: DeliveryStep,
  PAYMENT: PaymentStep,
  PRODUCT: ProductStep,
  LOOK: LookStep,
  LEGAL: LegalStep,
  ORDER: OrderStep,
}

/** What is left to do until a new shop is open. */
export function SetupGuide() {
  const { setup: words } = useMessages()
  const showToast = useToast()
  const guide = useOperation('setupGuide.getSetupGuide', {}).data
  const update = useAction('sites.updateSettings', {
    invalidates: [...staleReads, 'sites.getSettings'],
  })
  const setDismissed = (dismissed: boolean) =>
    update.mutate({ settings: { setupGuide: { dismissed } } })
  const dismiss = () => {
    setDismissed(true)
    showToast({ text: words.dismissed, undo: () => setDismissed(false) })
  }
  if (!guide) return null
  const missing = guide.steps.flatMap(({ step, isDone, isOptional }) =>
    isDone || isOptional || step === 'OPEN' ? [] : [step],
  )
  return (
    <Guide
      steps={guide.steps}
      onDismiss={dismiss}
      renderStep={(step, onSaved) => {
        if (step === 'OPEN') return <OpenStep missing={missing} onSaved={onSaved} />
        const Form = forms[step]
        return <Form onSaved={onSaved} />
      }}
    />
  )
}
