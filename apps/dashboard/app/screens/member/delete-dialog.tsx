import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { type Person, PersonField } from '../members/person-field.tsx'
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx'

interface DeleteDialogProps {
  readonly member: Member
  readonly busy: boolean
  readonly onClose: () => void
  /** Undefined assigns the content to the owner of the site. */
  readonly onDelete: (contentAssigneeId: string | undefined) => void
}

/** Chooses who inherits a member's content. */
export function DeleteDialog({ member, busy, onClose, onDelete }: DeleteDialogProps) {
  const { member: labels } = useMessages()
  const [assignee, setAssignee] = useState<Person>()
  return (
    <ConfirmRemovalDialog
      member={member}
      title={labels.deleteTitle}
      text={labels.deleteText}
      action={labels.delete}
      disabled={busy}
      onClose={onClose}
      onSubmit={() => onDelete(assignee?.id)}
    >
      <PersonField
        label={labels.assignee}
        placeholder={labels.assigneeOwner}
        without={member.id}
        value={assignee}
        onValue={setAssignee}
      />
    </ConfirmRemovalDialog>
  )
}
