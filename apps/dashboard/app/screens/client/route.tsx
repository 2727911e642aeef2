import type { OauthClient } from '@vitrine/contract/clients'
import { links } from '../../links.ts'
import { useAddressParam } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { FormPage } from '../../scaffold/form-page.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { useForm } from '../../scaffold/use-form.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { checkClient, emptyClient, formOfClient, requestOf } from './form.ts'
import { ClientFields, ForTheProgram } from './page.tsx'
import { ClientSecret } from './secret.tsx'

const refreshes = ['clients.listClients', 'clients.getClient'] as const

export function NewClientRoute() {
  const { clients: words } = useMessages()
  const { go } = useNavigation()
  const tell = useTell()
  const create = useAction('clients.createClient', { refreshes })
  return (
    <Editor
      client={undefined}
      busy={create.isPending}
      error={create.error}
      onSave={(form, onStored, onRefused) =>
        create.mutate(
          { client: form },
          {
            onSuccess: ({ client }) => {
              onStored(client)
              tell({ text: words.created(client.name) })
              go(links.client(client.id), { replace: true })
            },
            onError: onRefused,
          },
        )
      }
    />
  )
}

export function ClientRoute() {
  const { clients: words, shell } = useMessages()
  const id = useAddressParam('clientId')
  const tell = useTell()
  const found = useOperation('clients.getClient', { id })
  const update = useAction('clients.updateClient', { refreshes })
  if (found.data) {
    return (
      <Editor
        key={id}
        client={found.data.client}
        busy={update.isPending}
        error={update.error}
        onSave={(form, onStored, onRefused) =>
          update.mutate(
            { client: { id, ...form } },
            {
              onSuccess: ({ client }) => {
                onStored(client)
                tell({ text: words.saved(client.name) })
              },
              onError: onRefused,
            },
          )
        }
      />
    )
  }
  const missing = found.error?.status === 404
  return (
    <>
      <PageHeader title={words.back} />
      {!found.error && <Skeleton rows={6} label={shell.loading} />}
      {missing && (
        <Empty title={words.missing} text="">
          <Link className="button" href={links.developers()}>
            {words.back}
          </Link>
        </Empty>
      )}
      {found.error && !missing && <Failure error={found.error} onRetry={() => found.refetch()} />}
    </>
  )
}

interface EditorProps {
  readonly client: OauthClient | undefined
  readonly busy: boolean
  readonly error: unknown
  readonly onSave: (
    form: ReturnType<typeof requestOf>,
    onStored: (client: OauthClient) => void,
    onRefused: (error: unknown) => void,
  ) => void
}

const refusals = (error: unknown) => refusalsOf(error, 'client.', Object.keys(emptyClient))

function Editor({ client, busy, error, onSave }: EditorProps) {
  const messages = useMessages()
  const { clients: words } = messages
  const state = useForm(client ? formOfClient(client) : emptyClient)
  const title = client?.name ?? words.newTitle
  useLeaveGuard(title, state.unsaved)
  const save = () => {
    const found = checkClient(state.form, messages)
    state.refuse(found)
    if (Object.keys(found).length > 0) return
    onSave(
      requestOf(state.form),
      (stored) => state.settle(formOfClient(stored)),
      (refused) => state.refuse(refusals(refused)),
    )
  }
  const isNamed = Object.keys(refusals(error)).length > 0
  return (
    <FormPage
      title={title}
      above={<Link href={links.developers()}>← {words.back}</Link>}
      isNew={!client}
      dirty={state.dirty}
      errors={state.errors}
      elsewhere={state.elsewhere}
      busy={busy}
      failure={isNamed ? undefined : error}
      saves={client ? 'clients.updateClient' : 'clients.createClient'}
      onSave={save}
      preview={client && <ForTheProgram id={client.id} site={globalThis.location.origin} />}
    >
      <ClientFields state={state} isOwn={client?.isOwn ?? false} />
      {client && !client.isOwn && <ClientSecret client={client} now={new Date()} />}
      {client && <DeleteClient client={client} onDelete={() => state.settle()} />}
    </FormPage>
  )
}

interface DeleteClientProps {
  readonly client: OauthClient
  readonly onDelete: () => void
}

function DeleteClient({ client, onDelete }: DeleteClientProps) {
  const messages = useMessages()
  const { clients: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const { go } = useNavigation()
  const action = useAction('clients.deleteClient', { refreshes: ['clients.listClients'] })
  const remove = async () => {
    const { id, name } = client
    const question = { title: words.deleteTitle(name), text: words.deleteText, yes: words.delete }
    if (!(await confirm({ ...question, typed: name }))) return
    action.mutate(
      { id },
      {
        onSuccess: () => {
          onDelete()
          tell({ text: words.deleted(name) })
          go(links.developers(), { replace: true })
        },
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
  if (client.isOwn) return <p className="field-hint">{words.ownStays}</p>
  return (
    <May call="clients.deleteClient">
      <button type="button" className="button button-quiet-bad" onClick={() => void remove()}>
        {words.delete}…
      </button>
    </May>
  )
}
