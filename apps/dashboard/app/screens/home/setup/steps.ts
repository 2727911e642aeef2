import type { SetupStep } from '@vitrine/contract/setup-guide'
import type { ComponentType } from 'react'
import { loadMessages } from '../../../messages/index.ts'
import type { LaterComponent } from '../../../shared/later.tsx'
import type { OpenStepProps } from './last-steps.tsx'
import type { StepProps } from './step-form.tsx'

type StepWithForm = Exclude<SetupStep, 'OPEN'>

/** A step that uses the messages of the settings it edits. */
const step = <Props extends StepProps>(
  name: SetupStep,
  load: () => Promise<ComponentType<Props>>,
): LaterComponent<Props> => ({
  name: `setup step ${name}`,
  load: async () => {
    const [component] = await Promise.all([load(), loadMessages('common', 'setup')])
    return component
  },
})

/** The form of each step, loaded when the step is opened. */
export const stepForms: Readonly<Record<StepWithForm, LaterComponent<StepProps>>> = {
  // The first step of a new shop: its messages are loaded with the guide.
  SHOP: { name: 'setup step SHOP', load: async () => (await import('./shop-step.tsx')).ShopStep },
  TAXES: step('TAXES', async () => (await import('./taxes-step.tsx')).TaxesStep),
  DELIVERY: step('DELIVERY', async () => (await import('./delivery-step.tsx')).DeliveryStep),
  PAYMENT: step('PAYMENT', async () => (await import('./payment-step.tsx')).PaymentStep),
  PRODUCT: step('PRODUCT', async () => (await import('./product-step.tsx')).ProductStep),
  LOOK: step('LOOK', async () => (await import('./look-step.tsx')).LookStep),
  LEGAL: step('LEGAL', async () => (await import('./legal-step.tsx')).LegalStep),
  ORDER: step('ORDER', async () => (await import('./last-steps.tsx')).OrderStep),
}

export const openStep: LaterComponent<OpenStepProps> = step(
  'OPEN',
  async () => (await import('./last-steps.tsx')).OpenStep,
)
