import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction, useCall } from '../../scaffold/use-operation.ts'
import { FarewellDialog } from './farewell-dialog.tsx'

/** What a person may ask of the site: everything it knows of them, or that it forgets them. */
export function PersonalData({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const { personalData: words } = messages
  const tell = useTell()
  const { call } = useCall()
  const [erasing, setErasing] = useState(false)
  const mayHandOver = useMay('personalData.getMemberData')
  const mayErase = useMay('personalData.eraseMember')
  const handOver = async () => {
    try {
      const { body } = await call('personalData.getMemberData', { id: member.id, format: 'html' })
      keepFile(body as BlobPart, 'personal-data.html')
    } catch (error) {
      tell({ text: wordsOf(error, messages), bad: true })
    }
  }
  if (!mayHandOver && !mayErase) return null
  return (
    <Section title={words.title}>
      <ul className="deeds">
        {mayHandOver && (
          <li>
            <p>{words.handOverEffect}</p>
            <button type="button" className="button" onClick={() => void handOver()}>
              {words.handOver}
            </button>
          </li>
        )}
        {mayErase && (
          <li>
            <p>{words.eraseEffect}</p>
            <button
              type="button"
              className="button button-quiet-bad"
              onClick={() => setErasing(true)}
            >
              {words.erase}…
            </button>
          </li>
        )}
      </ul>
      {erasing && <EraseDialog member={member} onClose={() => setErasing(false)} />}
    </Section>
  )
}

function keepFile(body: BlobPart, name: string): void {
  const url = URL.createObjectURL(new Blob([body]))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Has the reason told. */
function EraseDialog({ member, onClose }: { readonly member: Member; onClose: () => void }) {
  const messages = useMessages()
  const { personalData: words } = messages
  const tell = useTell()
  const { go } = useNavigation()
  const [reason, setReason] = useState('')
  const erase = useAction('personalData.eraseMember', {
    refreshes: ['members.queryMembers', 'sites.getFigures'],
  })
  const submit = () =>
    erase.mutate(
      { id: member.id, reason: reason.trim() },
      {
        onSuccess: () => {
          tell({ text: words.erased })
          go(links.members(), { replace: true })
        },
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  return (
    <FarewellDialog
      member={member}
      title={words.eraseTitle}
      text={words.eraseText}
      action={words.erase}
      held={erase.isPending || reason.trim() === ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={500}
        onText={setReason}
      />
    </FarewellDialog>
  )
}
