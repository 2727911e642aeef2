import type { Member } from '@vitrine/contract/members'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { memberName } from '../members/moves.ts'

interface ConfirmRemovalDialogProps {
  readonly member: Member
  readonly title: (values: { readonly name: string }) => string
  readonly text: string
  /** The label of the button. */
  readonly action: string
  /** A required answer is missing, or the request is running. */
  readonly disabled: boolean
  /** Further fields of the dialog. */
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** Requires typing the name before a removal. */
export function ConfirmRemovalDialog(props: ConfirmRemovalDialogProps) {
  const { member, title, text, action, disabled, children, onClose, onSubmit } = props
  const { form, action: actions } = useMessages()
  const [typed, setTyped] = useState('')
  const name = memberName(member)
  const canSubmit = !disabled && typed.trim() === name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) onSubmit()
  }
  return (
    <Dialog title={title({ name })} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{text}</p>
        {children}
        <TextField
          label={form.typeToConfirm({ text: name })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onText={setTyped}
        />
        <footer>
          <button type="button" className="button" data-first="" onClick={onClose}>
            {actions.cancel}
          </button>
          <button type="submit" className="button button-bad" disabled={!canSubmit}>
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
