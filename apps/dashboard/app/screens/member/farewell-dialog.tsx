import type { Member } from '@vitrine/contract/members'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { memberName } from '../members/moves.ts'

interface FarewellDialogProps {
  readonly member: Member
  readonly title: (name: string) => string
  readonly text: string
  /** What the button says. */
  readonly action: string
  /** Something that is asked is missing, or what was asked is under way. */
  readonly held: boolean
  /** What else is asked. */
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** Has the name of somebody typed who is about to be gone. */
export function FarewellDialog(props: FarewellDialogProps) {
  const { member, title, text, action, held, children, onClose, onSubmit } = props
  const { form, action: actions } = useMessages()
  const [typed, setTyped] = useState('')
  const name = memberName(member)
  const may = !held && typed.trim() === name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) onSubmit()
  }
  return (
    <Dialog title={title(name)} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{text}</p>
        {children}
        <TextField
          label={form.typeToConfirm(name)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onText={setTyped}
        />
        <footer>
          <button type="button" className="button" data-first="" onClick={onClose}>
            {actions.cancel}
          </button>
          <button type="submit" className="button button-bad" disabled={!may}>
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
