import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { Button } from './form.ts'

interface ButtonFieldsProps {
  readonly button: Button | undefined
  readonly hint?: string
  readonly errors: Errors
  /** Its path within the section. */
  readonly field: string
  readonly onButton: (button: Button | undefined) => void
}

/** A button and where it leads; both empty: none. */
export function ButtonFields({ button, hint, errors, field, onButton }: ButtonFieldsProps) {
  const { pages } = useMessages()
  const { label = '', link = '' } = button ?? {}
  const set = (change: Partial<Button>) => {
    const next = { label, link, ...change }
    onButton(next.label === '' && next.link === '' ? undefined : next)
  }
  const [labelError, linkError] = [errors[`${field}.label`], errors[`${field}.link`]]
  return (
    <div className="page-pair">
      <TextField
        label={pages.buttonLabel}
        {...(hint && { hint })}
        {...(labelError && { error: labelError })}
        maxLength={60}
        dir="auto"
        value={label}
        onText={(text) => set({ label: text })}
      />
      <TextField
        label={pages.buttonLink}
        hint={pages.linkHint}
        {...(linkError && { error: linkError })}
        maxLength={500}
        dir="ltr"
        autoComplete="off"
        value={link}
        onText={(text) => set({ link: text.trim() })}
      />
    </div>
  )
}
