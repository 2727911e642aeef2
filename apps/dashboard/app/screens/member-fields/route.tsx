import type { MemberField } from '@vitrine/contract/member-fields'
import { links } from '../../links.ts'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { FormPage } from '../../scaffold/form-page.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useForm } from '../../scaffold/use-form.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { checkFields, formOf, requestOf } from './form.ts'
import { FieldsEditor } from './page.tsx'

export function MemberFieldsRoute() {
  const { shell } = useMessages()
  const found = useOperation('memberFields.getMemberFields', {})
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <Skeleton rows={6} label={shell.loading} />
  return <Editor fields={found.data.fields} />
}

function Editor({ fields }: { readonly fields: readonly MemberField[] }) {
  const messages = useMessages()
  const { ownFields: words, member } = messages
  const tell = useTell()
  const state = useForm(formOf(fields))
  const change = useAction('memberFields.setMemberFields', {
    refreshes: ['memberFields.getMemberFields', 'members.getMember'],
  })
  useLeaveGuard(words.title, state.unsaved)
  const save = () => {
    const wrong = checkFields(state.form, messages)
    state.refuse(wrong)
    if (Object.keys(wrong).length > 0) return
    change.mutate(requestOf(state.form), {
      onSuccess: (kept) => {
        state.settle(formOf(kept.fields))
        tell({ text: words.saved })
      },
    })
  }
  return (
    <FormPage
      title={words.title}
      above={<Link href={links.members()}>← {member.back}</Link>}
      dirty={state.dirty}
      errors={state.errors}
      elsewhere={state.elsewhere}
      busy={change.isPending}
      failure={change.error}
      saves="memberFields.setMemberFields"
      onSave={save}
    >
      <FieldsEditor state={state} />
    </FormPage>
  )
}
