import { type MailTextPart, mailTextLimits } from '@vitrine/contract/mail-texts'
import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { isEdited, type MailForm, type MailText } from './form.ts'

type Input = HTMLInputElement | HTMLTextAreaElement

interface PartFieldsProps {
  readonly mailText: MailText
  readonly form: MailForm
  readonly errors: Errors
  readonly onChange: (change: MailForm) => void
}

const longParts: ReadonlySet<MailTextPart> = new Set(['intro', 'closing'])

/** A field for each part, and the placeholders that are put where the caret is. */
export function PartFields({ mailText, form, errors, onChange }: PartFieldsProps) {
  const { mailTexts: texts } = useMessages()
  const [part, setPart] = useState<MailTextPart>(mailText.parts[0] ?? 'subject')
  const input = useRef<Input>(null)
  const fields = useRef<HTMLDivElement>(null)
  const insert = (placeholder: string) => {
    const target = input.current ?? fields.current?.querySelector<Input>('input, textarea')
    if (!target) return
    const text = form[part] ?? ''
    const [from, to] = [target.selectionStart ?? text.length, target.selectionEnd ?? text.length]
    flushSync(() => onChange({ [part]: text.slice(0, from) + placeholder + text.slice(to) }))
    target.focus()
    target.setSelectionRange(from + placeholder.length, from + placeholder.length)
  }
  return (
    <Section title={texts.words}>
      <Placeholders mailText={mailText} into={texts.parts[part]} onInsert={insert} />
      <div className="mail-parts" ref={fields}>
        {mailText.parts.map((one) => (
          <PartField
            key={one}
            part={one}
            mailText={mailText}
            text={form[one] ?? ''}
            error={errors[one]}
            onText={(text) => onChange({ [one]: text })}
            onFocus={({ target }) => {
              input.current = target
              setPart(one)
            }}
          />
        ))}
      </div>
    </Section>
  )
}

interface PlaceholdersProps {
  readonly mailText: MailText
  /** The field that they are put into. */
  readonly into: string
  readonly onInsert: (placeholder: string) => void
}

function Placeholders({ mailText, into, onInsert }: PlaceholdersProps) {
  const { mailTexts: texts } = useMessages()
  const nameOf = (name: string) =>
    (texts.placeholders as Readonly<Record<string, string>>)[name] ?? name
  return (
    <fieldset className="mail-placeholders">
      <legend>{texts.insert({ part: into })}</legend>
      <ul>
        {mailText.placeholders.map(({ name, required, optional }) => (
          <li key={name}>
            <button type="button" className="button" onClick={() => onInsert(`{${name}}`)}>
              <code>{`{${name}}`}</code>
            </button>
            <span className="mute">
              {nameOf(name)}
              {required && ` · ${texts.required}`}
              {optional && ` · ${texts.optional}`}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface PartFieldProps {
  readonly part: MailTextPart
  readonly mailText: MailText
  readonly text: string
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onFocus: (event: FocusEvent<Input>) => void
}

function PartField({ part, mailText, text, error, onText, onFocus }: PartFieldProps) {
  const { mailTexts: texts } = useMessages()
  const { language, ours } = mailText
  const edited = isEdited(mailText, part, text)
  const shared = {
    label: texts.parts[part],
    hint: edited ? texts.editedPart : (texts.hints[part] ?? texts.oursPart),
    ...(error && { error }),
    name: part,
    lang: language,
    dir: 'auto',
    value: text,
    placeholder: ours[part] ?? '',
    maxLength: mailTextLimits[part],
    autoComplete: 'off',
    onText,
    onFocus,
  }
  return (
    <div className="mail-part">
      {longParts.has(part) ? (
        <TextArea {...shared} rows={part === 'intro' ? 6 : 3} />
      ) : (
        <TextField {...shared} />
      )}
      {edited && (
        <button
          type="button"
          className="button button-start"
          aria-label={texts.ourWordsOf({ part: texts.parts[part] })}
          onClick={() => onText(ours[part] ?? '')}
        >
          {texts.ourWords}
        </button>
      )}
    </div>
  )
}
