import { themeLanguages, themeTextKeys, themeTexts } from '@vitrine/contract/theme'
import { useState } from 'react'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { ThemeForm, ThemeLanguage } from './form.ts'

interface TextFieldsProps {
  readonly form: ThemeForm
  readonly errors: Errors
  readonly onTexts: (texts: ThemeForm['texts']) => void
}

/** The merchant's own texts of the shop, one language at a time. */
export function TextFields({ form, errors, onTexts }: TextFieldsProps) {
  const { themeEditor: texts } = useMessages()
  const [chosen, setChosen] = useState<ThemeLanguage>('en')
  // Shows the language with an error, so that no error is hidden.
  const wrong = themeLanguages.find((one) =>
    Object.keys(errors).some((field) => errors[field] && field.startsWith(`texts.${one}.`)),
  )
  const language = wrong ?? chosen
  return (
    <Section title={texts.texts} hint={texts.textsHint}>
      <SelectField
        label={texts.language}
        value={language}
        options={themeLanguages.map((one) => [one, texts.languages[one]] as const)}
        onValue={setChosen}
      />
      <div className="theme-pair">
        {themeTextKeys.map((key) => {
          const field = `${language}.${key}` as const
          const error = errors[`texts.${field}`]
          const { placeholders }: { readonly placeholders: readonly string[] } = themeTexts[key]
          const named = placeholders.map((one) => `{${one}}`).join(', ')
          return (
            <TextField
              key={field}
              label={texts.textNames[key]}
              {...(named && { hint: texts.mustName({ names: named }) })}
              {...(error && { error })}
              maxLength={themeTexts[key].maxLength}
              lang={language}
              dir="auto"
              value={form.texts[field]}
              onText={(text) => onTexts({ ...form.texts, [field]: text })}
            />
          )
        })}
      </div>
    </Section>
  )
}
