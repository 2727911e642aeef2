import type { MemberField } from '@vitrine/contract/member-fields'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { FormState } from '../../scaffold/use-form.ts'
import type { MemberForm } from './form.ts'

interface OwnFieldsProps {
  readonly state: FormState<MemberForm>
  readonly fields: readonly MemberField[]
}

/** What this site wants to know of its members. */
export function OwnFields({ state: { form, errors, set }, fields }: OwnFieldsProps) {
  const { ownFields: words } = useMessages()
  if (fields.length === 0) return null
  const controlOf = ({ key, name, type }: MemberField): ReactNode => {
    const value = form.own[key] ?? ''
    const put = (text: string) => set({ own: { ...form.own, [key]: text } })
    if (type === 'BOOLEAN') {
      const options = [
        ['', words.unknown],
        ['true', words.yes],
        ['false', words.no],
      ] as const
      return <SelectField key={key} label={name} value={value} options={options} onValue={put} />
    }
    return (
      <TextField
        key={key}
        label={name}
        value={value}
        autoComplete="off"
        inputMode={type === 'NUMBER' ? 'decimal' : type === 'URL' ? 'url' : undefined}
        maxLength={4000}
        error={errors[`own.${key}`]}
        onText={put}
      />
    )
  }
  return (
    <Section title={words.title}>
      <div className="fields-2">{fields.map(controlOf)}</div>
    </Section>
  )
}
