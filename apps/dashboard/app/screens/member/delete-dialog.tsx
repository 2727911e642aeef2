import type { Member } from '@vitrine/contract/members'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { memberName } from '../members/moves.ts'
import { type Person, PersonField } from '../members/person-field.tsx'

interface DeleteDialogProps {
  readonly member: Member
  readonly busy: boolean
  readonly onClose: () => void
  /** Undefined leaves what was written to the owner of the site. */
  readonly onDelete: (contentAssigneeId: string | undefined) => void
}

/** Asks who takes over what a member wrote, and has its name typed. */
export function DeleteDialog({ member, busy, onClose, onDelete }: DeleteDialogProps) {
  const { member: words, form, action } = useMessages()
  const [assignee, setAssignee] = useState<Person>()
  const [typed, setTyped] = useState('')
  const name = memberName(member)
  const may = !busy && typed.trim() === name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) onDelete(assignee?.id)
  }
  return (
    <Dialog title={words.deleteTitle(name)} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{words.deleteText}</p>
        <PersonField
          label={words.assignee}
          placeholder={words.assigneeOwner}
          without={member.id}
          value={assignee}
          onValue={setAssignee}
        />
        <TextField
          label={form.typeToConfirm(name)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onText={setTyped}
        />
        <footer>
          <button type="button" className="button" data-first="" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-bad" disabled={!may}>
            {words.delete}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
