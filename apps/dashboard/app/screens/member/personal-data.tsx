import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall } from '../../shared/use-operation.ts'
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx'

/** Data export and erasure of a member. */
export function PersonalData({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const { personalData } = messages
  const showToast = useToast()
  const { call } = useCall()
  const [erasing, setErasing] = useState(false)
  const mayExport = useIsAllowed('personalData.getMemberData')
  const mayErase = useIsAllowed('personalData.eraseMember')
  const exportData = async () => {
    try {
      const { body } = await call('personalData.getMemberData', { id: member.id, format: 'html' })
      downloadFile(body as BlobPart, 'personal-data.html')
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  if (!mayExport && !mayErase) return null
  return (
    <Section title={personalData.title}>
      <ul className="deeds">
        {mayExport && (
          <li>
            <p>{personalData.exportEffect}</p>
            <button type="button" className="button" onClick={() => void exportData()}>
              {personalData.exportData}
            </button>
          </li>
        )}
        {mayErase && (
          <li>
            <p>{personalData.eraseEffect}</p>
            <button
              type="button"
              className="button button-quiet-bad"
              onClick={() => setErasing(true)}
            >
              {personalData.erase}…
            </button>
          </li>
        )}
      </ul>
      {erasing && <EraseDialog member={member} onClose={() => setErasing(false)} />}
    </Section>
  )
}

function downloadFile(body: BlobPart, name: string): void {
  const url = URL.createObjectURL(new Blob([body]))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Asks for the reason of an erasure. */
function EraseDialog({ member, onClose }: { readonly member: Member; onClose: () => void }) {
  const messages = useMessages()
  const { personalData } = messages
  const showToast = useToast()
  const { go } = useNavigation()
  const [reason, setReason] = useState('')
  const erase = useAction('personalData.eraseMember', {
    invalidates: ['members.queryMembers', 'sites.getFigures'],
  })
  const submit = () =>
    erase.mutate(
      { id: member.id, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ text: personalData.erased })
          go(links.members(), { replace: true })
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <ConfirmRemovalDialog
      member={member}
      title={personalData.eraseTitle}
      text={personalData.eraseText}
      action={personalData.erase}
      disabled={erase.isPending || reason.trim() === ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={personalData.reason}
        hint={personalData.reasonHint}
        value={reason}
        maxLength={500}
        onText={setReason}
      />
    </ConfirmRemovalDialog>
  )
}
