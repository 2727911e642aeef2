import { type LoginStep as Step, useLoginForm } from '@vitrine/react'
import { StepForm, type StepFormProps } from './step-form.tsx'

type LoginStepProps = Pick<StepFormProps, 'id' | 'submit' | 'tone' | 'className' | 'children'> & {
  step: Step
}

/** Form of a sign-in step without visible fields. */
export function LoginStep({ step, ...form }: LoginStepProps) {
  const { attributes, hidden, isBusy } = useLoginForm(step)
  const { action = '', onSubmit } = attributes
  return (
    <StepForm
      {...form}
      hidden={hidden}
      onSubmit={onSubmit}
      action={action}
      returnTo="/"
      sending={isBusy ? form.id : undefined}
    />
  )
}
