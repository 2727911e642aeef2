import type { MemberField } from '@vitrine/contract/member-fields'
import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { type FormState, useForm } from '../../shared/use-form.ts'
import { useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { memberName } from '../members/moves.ts'
import { MemberFields } from './edit-page.tsx'
import {
  changeOf,
  checkMember,
  clearedLists,
  creationOf,
  emptyMember,
  formOfMember,
  type MemberForm,
} from './form.ts'
import { MemberFallback } from './member-fallback.tsx'

export function NewMemberRoute() {
  const fieldsResult = useOperation('memberFields.getMemberFields', {})
  if (!fieldsResult.data)
    return <MemberFallback error={fieldsResult.error} onRetry={() => fieldsResult.refetch()} />
  return <Editor key="new" member={undefined} fields={fieldsResult.data.fields} />
}

export function EditMemberRoute() {
  const id = useUrlParam('memberId')
  const result = useOperation('members.getMember', { id, fieldsets: ['FULL'] })
  const fieldsResult = useOperation('memberFields.getMemberFields', {})
  if (!result.data || !fieldsResult.data) {
    const retry = () => Promise.all([result.refetch(), fieldsResult.refetch()])
    return <MemberFallback error={result.error ?? fieldsResult.error} onRetry={retry} />
  }
  return <Editor key={id} member={result.data.member} fields={fieldsResult.data.fields} />
}

interface EditorProps {
  readonly member: Member | undefined
  readonly fields: readonly MemberField[]
}

function Editor({ member, fields }: EditorProps) {
  const { memberForm, member: labels } = useMessages()
  const state = useForm(member ? formOfMember(member) : emptyMember)
  const name = (member && memberName(member)) || memberForm.newTitle
  useUnsavedChangesGuard(name, state.hasUnsavedChanges)
  const { busy, failure, save } = useSaveMember({ member, fields }, state)
  const back = member ? links.member(member.id) : links.members()
  return (
    <FormPage
      title={name}
      backLink={<Link href={back}>{member ? name : labels.back}</Link>}
      {...(member ? {} : { text: memberForm.newText, saveLabel: memberForm.create })}
      isNew={!member}
      dirty={state.dirty}
      errors={state.errors}
      remoteChange={state.remoteChange}
      busy={busy}
      failure={failure}
      saveOperation={member ? 'members.updateMember' : 'members.createMember'}
      onSave={() => void save()}
    >
      <MemberFields state={state} isNew={!member} fields={fields} />
    </FormPage>
  )
}

const formFields = Object.keys(emptyMember)

/** Server errors by form field. */
const serverErrorsOf = (error: unknown, labels: { taken: string; slugTaken: string }) => ({
  ...fieldErrorsOf(error, 'member.', formFields),
  ...fieldErrorsOf(error, 'member.contact.', formFields),
  ...fieldErrorsOf(error, 'member.profile.', formFields, {
    ALREADY_EXISTS: ['loginEmail', labels.taken],
    SLUG_ALREADY_EXISTS: ['slug', labels.slugTaken],
  }),
})

function useSaveMember({ member, fields }: EditorProps, state: FormState<MemberForm>) {
  const messages = useMessages()
  const { memberForm } = messages
  const showToast = useToast()
  const { go } = useNavigation()
  const refresh = useInvalidate()
  const store = useStore({ member, fields })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async () => {
    const problems = checkMember(state.form, { isNew: !member, fields }, messages)
    state.showErrors(problems)
    setFailure(undefined)
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      const saved = await store(state.form)
      state.markSaved()
      const labels = member ? memberForm.saved : memberForm.created
      showToast({ text: labels({ name: memberName(saved) }) })
      await refresh(['members.getMember', 'members.queryMembers', 'sites.getFigures'])
      go(links.member(saved.id), { replace: true })
    } catch (error) {
      const refused = serverErrorsOf(error, memberForm)
      state.showErrors(refused)
      if (Object.keys(refused).length === 0) setFailure(error)
    }
    setBusy(false)
  }
  return { busy, failure, save }
}

/** The calls of one save: the member, then changes that need separate calls. */
function useStore({ member, fields }: EditorProps) {
  const { call } = useCall()
  return async (form: MemberForm): Promise<Member> => {
    if (!member) return (await call('members.createMember', creationOf(form, fields))).member
    const base = formOfMember(member)
    const { id } = member
    let saved = (await call('members.updateMember', changeOf(id, form, fields))).member
    for (const name of clearedLists(form, base)) saved = (await call(name, { id })).member
    if (form.slug !== base.slug && form.slug !== '') {
      saved = (await call('members.updateMemberSlug', { id, slug: form.slug })).member
    }
    return saved
  }
}
