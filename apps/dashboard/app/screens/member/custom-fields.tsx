import type { MemberField } from '@vitrine/contract/member-fields'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import type { MemberForm } from './form.ts'

interface CustomFieldsProps {
  readonly state: FormState<MemberForm>
  readonly fields: readonly MemberField[]
}

/** The site's custom fields of members. */
export function CustomFields({ state: { form, errors, set }, fields }: CustomFieldsProps) {
  const { ownFields } = useMessages()
  if (fields.length === 0) return null
  const controlOf = ({ key, name, type }: MemberField): ReactNode => {
    const value = form.own[key] ?? ''
    const put = (text: string) => set({ own: { ...form.own, [key]: text } })
    if (type === 'BOOLEAN') {
      const options = [
        ['', ownFields.unknown],
        ['true', ownFields.yes],
        ['false', ownFields.no],
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
    <Section title={ownFields.title}>
      <div className="fields-2">{fields.map(controlOf)}</div>
    </Section>
  )
}
