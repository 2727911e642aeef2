import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { GrantForm } from './grant-form.tsx'
import { GrantsTable, nameOfGrant } from './grants-table.tsx'

const refreshes = ['digitalFiles.listFileGrants'] as const

/** Members who may download, and giving the right to another one. */
export function FileGrants({ productId }: { readonly productId: string }) {
  const messages = useMessages()
  const { file: words } = messages.product
  const tell = useTell()
  const found = useOperation('digitalFiles.listFileGrants', { productId })
  const give = useAction('digitalFiles.grantFiles', { refreshes })
  const revoke = useAction('digitalFiles.revokeFiles', { refreshes })
  if (found.error && !found.data) {
    return <Failure error={found.error} onRetry={() => found.refetch()} />
  }
  const fail = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  const { grants = [], pagingMetadata } = found.data ?? {}
  return (
    <div className="grants">
      <h3>{words.may}</h3>
      <p className="field-hint">{grants.length > 0 ? words.mayHint : words.mayNone}</p>
      {grants.length > 0 && (
        <GrantsTable
          grants={grants}
          total={pagingMetadata?.total ?? 0}
          now={new Date()}
          onRevoke={(grant) => {
            const onSuccess = () => tell({ text: words.revoked(nameOfGrant(grant)) })
            revoke.mutate({ productId, memberId: grant.memberId }, { onSuccess, onError: fail })
          }}
        />
      )}
      <May call="digitalFiles.grantFiles">
        <GrantForm
          busy={give.isPending}
          onGive={({ person, ...terms }) => {
            const onSuccess = () => tell({ text: words.given(person.name) })
            give.mutate({ productId, memberId: person.id, ...terms }, { onSuccess, onError: fail })
          }}
        />
      </May>
    </div>
  )
}
