import type { PluginField } from '@vitrine/contract/plugins'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { pluginText } from '../../shared/plugin-text.ts'

interface FormFieldProps {
  readonly field: PluginField
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

export function FormField({ field, value, error, onValue }: FormFieldProps) {
  const { plugins: labels } = useMessages()
  const language = useLanguage()
  const shared = {
    label: pluginText(field.label, language),
    hint: field.help && pluginText(field.help, language),
    error,
  }
  if (field.type === 'CHECKBOX') {
    return (
      <Switch
        {...shared}
        hint={error ?? shared.hint}
        checked={value === 'true'}
        onChecked={(checked) => onValue(String(checked))}
      />
    )
  }
  if (field.type === 'CHOICE') {
    const choices = (field.choices ?? []).map(
      (one) => [one.value, pluginText(one.label, language)] as const,
    )
    const none = value === '' || !field.required ? [['', labels.choose] as const] : []
    return (
      <SelectField {...shared} value={value} options={[...none, ...choices]} onValue={onValue} />
    )
  }
  return (
    <TextField
      {...shared}
      value={value}
      required={field.required}
      type={field.type === 'EMAIL' ? 'email' : 'text'}
      inputMode={field.type === 'NUMBER' ? 'decimal' : undefined}
      onText={onValue}
    />
  )
}
