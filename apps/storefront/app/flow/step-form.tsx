import { Button, type ButtonTone } from '@vitrine/ui/button'
import type { FormEvent, ReactNode } from 'react'

export type StepFormProps = {
  /** Identifies a form among those of its page. */
  id: string
  action: string
  returnTo: string
  submit: string
  tone?: ButtonTone
  /** Id of the form that is being sent. */
  sending: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called on the first input. */
  onFocus?: () => void
  /** Hidden fields with fixed values. */
  hidden?: Readonly<Record<string, string>>
  className?: string
  children?: ReactNode
}

/** Form of one step: a plain HTML form, sent by script where scripts run. */
export function StepForm(props: StepFormProps) {
  const { id, action, returnTo, submit, tone = 'primary', sending, hidden = {} } = props
  return (
    <form
      className={props.className ?? 'auth-form'}
      id={id}
      method="post"
      action={action}
      noValidate
      onSubmit={props.onSubmit}
      onFocus={props.onFocus}
    >
      {returnTo !== '/' && <input type="hidden" name="return" value={returnTo} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children}
      <Button type="submit" tone={tone} wide={tone === 'primary'} loading={sending === id}>
        {submit}
      </Button>
    </form>
  )
}
