import {
  isHtmlPath,
  type PageContent,
  type PageLanguage,
  type PageTranslations,
} from '@vitrine/contract/pages'
import { useState } from 'react'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { typeOf } from './form.ts'
import {
  mainLanguageOf,
  type TextRow,
  textGroups,
  translationField,
  withTranslation,
} from './translation-form.ts'
import { useTextLabel } from './use-text-label.ts'

interface TranslationFieldsProps {
  /** The locale of the shop. */
  readonly locale: string
  readonly content: PageContent
  readonly language: PageLanguage
  readonly errors: Errors
  readonly onTranslations: (translations: PageTranslations) => void
}

/** Every text of a page below which its translation is typed. */
export function TranslationFields(props: TranslationFieldsProps) {
  const { locale, content, language, errors, onTranslations } = props
  const { pages, journal } = useMessages()
  const titleOf = (id: string) => {
    if (id === 'page') return pages.translations.page
    if (id === 'article') return journal.article
    const at = content.sections.findIndex((section) => section.id === id)
    const section = content.sections[at]
    return section ? pages.sectionName({ n: at + 1, type: pages.types[typeOf(section)] }) : ''
  }
  return textGroups(content, language).map(({ id, rows }) => (
    <Section key={id} title={titleOf(id)}>
      <div className="page-fields">
        {rows.map((row) => (
          <TextRowFields
            key={`${language}.${row.path}`}
            row={row}
            language={language}
            error={errors[translationField(language, row.path)]}
            mainLanguage={mainLanguageOf(locale)}
            onText={(translation) =>
              onTranslations(withTranslation(content, language, { ...row, translation }))
            }
          />
        ))}
      </div>
    </Section>
  ))
}

interface RowProps {
  readonly row: TextRow
  readonly language: PageLanguage
  readonly mainLanguage: string
  readonly error: string | undefined
  readonly onText: (translation: string) => void
}

function TextRowFields({ row, language, mainLanguage, error, onText }: RowProps) {
  const { pages } = useMessages()
  const texts = pages.translations
  const { text, path, translation, sourceBefore } = row
  return (
    <div className="translation" data-state={stateOf(row)}>
      <div className="translation-source" lang={mainLanguage} dir="auto">
        {plainText(text, path)}
      </div>
      <TranslationInput row={row} language={language} error={error} onText={onText} />
      {sourceBefore !== undefined && (
        <div className="notice">
          <p>{texts.outdated({ source: plainText(sourceBefore, path) })}</p>
          <button type="button" className="button" onClick={() => onText(translation)}>
            {texts.stillRight}
          </button>
        </div>
      )}
    </div>
  )
}

const stateOf = ({ translation, sourceBefore }: TextRow) => {
  if (translation === '') return 'missing'
  return sourceBefore === undefined ? undefined : 'outdated'
}

const plainText = (text: string, path: string): string =>
  isHtmlPath(path)
    ? (new DOMParser().parseFromString(text.replace(/<\/(p|h\d|li)>/g, '$&\n'), 'text/html').body
        .textContent ?? '')
    : text

const LONG = 200

function TranslationInput({ row, language, error, onText }: Omit<RowProps, 'mainLanguage'>) {
  const { pages } = useMessages()
  const labelOf = useTextLabel()
  const { path, maxLength, translation } = row
  const hint = translation === '' ? pages.translations.missingText : undefined
  if (isHtmlPath(path)) return <HtmlInput row={row} hint={hint} error={error} onText={onText} />
  const shared = {
    label: labelOf(path),
    ...(hint && { hint }),
    ...(error && { error }),
    maxLength,
    lang: language,
    dir: 'auto',
    value: translation,
    onText,
  } as const
  return maxLength > LONG ? <TextArea {...shared} rows={3} /> : <TextField {...shared} />
}

interface HtmlInputProps extends Pick<RowProps, 'error' | 'onText' | 'row'> {
  readonly hint: string | undefined
}

/** The editor reads its value only on mount, so copied content mounts it again. */
function HtmlInput({ row, hint, error, onText }: HtmlInputProps) {
  const { pages } = useMessages()
  const labelOf = useTextLabel()
  const [copies, setCopies] = useState(0)
  const { path, text, maxLength, translation } = row
  const begin = () => {
    onText(text)
    setCopies(copies + 1)
  }
  return (
    <>
      <RichTextField
        key={copies}
        label={labelOf(path)}
        hint={hint}
        error={error}
        maxLength={maxLength}
        value={translation}
        onText={onText}
      />
      {translation === '' && (
        <button type="button" className="button" onClick={begin}>
          {pages.translations.begin}
        </button>
      )}
    </>
  )
}
