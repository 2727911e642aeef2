import type { OauthClient } from '@vitrine/contract/clients'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { SecretOnce } from '../../scaffold/secret-once.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction } from '../../scaffold/use-operation.ts'

const refreshes = ['clients.listClients', 'clients.getClient'] as const

/** The secret of a client: shown once, replaced or taken away. */
export function ClientSecret({
  client,
  now,
}: {
  readonly client: OauthClient
  readonly now: Date
}) {
  const messages = useMessages()
  const { clients: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const [shown, setShown] = useState<string>()
  const make = useAction('clients.createClientSecret', { refreshes })
  const remove = useAction('clients.deleteClientSecret', { refreshes })
  const { id, secretHint, secretDate } = client
  const onError = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  const asked = async (question: { title: string; text: string; yes: string }) =>
    !secretHint || confirm(question)
  const create = async () => {
    if (!(await asked(words.replaceSecret))) return
    make.mutate({ id }, { onSuccess: ({ secret }) => setShown(secret), onError })
  }
  const takeAway = async () => {
    if (!(await asked(words.removeSecret))) return
    const onSuccess = () => tell({ text: words.secretRemoved })
    remove.mutate({ id }, { onSuccess, onError })
  }
  return (
    <Section title={words.secret}>
      <p className="field-hint">{words.secretHint}</p>
      {secretHint && secretDate && (
        <p>
          <code>{secretHint}…</code>{' '}
          <span className="mute">
            <Moment moment={secretDate} now={now} />
          </span>
        </p>
      )}
      <div className="field-ways">
        <May call="clients.createClientSecret">
          <button type="button" className="button" onClick={() => void create()}>
            {secretHint ? words.replaceSecret.yes : words.makeSecret}
          </button>
        </May>
        {secretHint && (
          <May call="clients.deleteClientSecret">
            <button
              type="button"
              className="button button-quiet-bad"
              onClick={() => void takeAway()}
            >
              {words.removeSecret.yes}
            </button>
          </May>
        )}
      </div>
      {shown && (
        <SecretOnce
          title={words.secret}
          text={words.secretOnce}
          what={words.secret}
          secret={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}
