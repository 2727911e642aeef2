import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { useMessages } from '../../scaffold/messages.tsx'
import { type Person, PersonField } from '../members/person-field.tsx'
import { FarewellDialog } from './farewell-dialog.tsx'

interface DeleteDialogProps {
  readonly member: Member
  readonly busy: boolean
  readonly onClose: () => void
  /** Undefined leaves what was written to the owner of the site. */
  readonly onDelete: (contentAssigneeId: string | undefined) => void
}

/** Asks who takes over what a member wrote. */
export function DeleteDialog({ member, busy, onClose, onDelete }: DeleteDialogProps) {
  const { member: words } = useMessages()
  const [assignee, setAssignee] = useState<Person>()
  return (
    <FarewellDialog
      member={member}
      title={words.deleteTitle}
      text={words.deleteText}
      action={words.delete}
      held={busy}
      onClose={onClose}
      onSubmit={() => onDelete(assignee?.id)}
    >
      <PersonField
        label={words.assignee}
        placeholder={words.assigneeOwner}
        without={member.id}
        value={assignee}
        onValue={setAssignee}
      />
    </FarewellDialog>
  )
}
