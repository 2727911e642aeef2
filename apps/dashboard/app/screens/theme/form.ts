import {
  type ThemeTextKey,
  themeLanguages,
  themeTextKeys,
  themeTexts,
} from '@vitrine/contract/theme'
import { readPlaceholders } from '@vitrine/messages'
import {
  type ColourRole,
  type ContrastProblem,
  colourRoles,
  contrastProblems,
  isColour,
  type Look,
  lookOf,
  type PresetName,
  type Scheme,
  schemes,
  toHex,
} from '@vitrine/theme'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type StoredTheme = OutputOf<'theme.getStoredTheme'>
export type ThemeLanguage = (typeof themeLanguages)[number]

export type ColourField = `${Scheme}.${ColourRole}`
export type TextField = `${ThemeLanguage}.${ThemeTextKey}`

/** The form of the theme; an empty text uses the preset. */
export interface ThemeForm {
  readonly preset: PresetName
  readonly colours: Readonly<Record<ColourField, string>>
  readonly typePair: string
  readonly radius: string
  readonly pictureRatio: string
  readonly density: string
  readonly quickLook: boolean
  readonly texts: Readonly<Record<TextField, string>>
}

const colourFields = schemes.flatMap((scheme) =>
  colourRoles.map((role): [ColourField, Scheme, ColourRole] => [`${scheme}.${role}`, scheme, role]),
)
const textFields = themeLanguages.flatMap((language) =>
  themeTextKeys.map((key): [TextField, ThemeLanguage, ThemeTextKey] => [
    `${language}.${key}`,
    language,
    key,
  ]),
)

/** The draft, or the published theme without one. */
export function formOf({ draft, published }: Pick<StoredTheme, 'draft' | 'published'>): ThemeForm {
  const theme = draft ?? published
  return {
    preset: theme.preset,
    colours: Object.fromEntries(
      colourFields.map(([field, scheme, role]) => [field, theme.colours[scheme][role] ?? '']),
    ) as ThemeForm['colours'],
    typePair: theme.typePair ?? '',
    radius: theme.radius === null ? '' : String(theme.radius),
    pictureRatio: theme.pictureRatio ?? '',
    density: theme.density ?? '',
    quickLook: theme.quickLook,
    texts: Object.fromEntries(
      textFields.map(([field, language, key]) => [field, theme.texts[language]?.[key] ?? '']),
    ) as ThemeForm['texts'],
  }
}

/** The look with the chosen preset and valid colours. */
export function lookOfForm({ preset, colours, ...form }: ThemeForm): Look {
  const typed = (field: ColourField) => (isColour(colours[field]) ? toHex(colours[field]) : null)
  const of = (scheme: Scheme) => ({
    paper: typed(`${scheme}.paper`),
    ink: typed(`${scheme}.ink`),
    accent: typed(`${scheme}.accent`),
  })
  return {
    ...lookOf(preset),
    colours: { light: of('light'), dark: of('dark') },
    typePair: (form.typePair || null) as Look['typePair'],
    radius: (form.radius === '' ? null : Number(form.radius)) as Look['radius'],
    pictureRatio: (form.pictureRatio || null) as Look['pictureRatio'],
    density: (form.density || null) as Look['density'],
  }
}

type Changes = InputOf<'theme.saveThemeDraft'>['changes']

export const changesOf = (form: ThemeForm): Changes => ({
  ...lookOfForm(form),
  quickLook: form.quickLook,
  texts: Object.fromEntries(
    themeLanguages.map((language) => [
      language,
      Object.fromEntries(
        themeTextKeys.map((key) => [key, form.texts[`${language}.${key}`]] as const),
      ),
    ]),
  ),
})

/** Text that could not be read, by field. */
export const problemsOf = (form: ThemeForm): ReadonlyMap<ColourField, ContrastProblem> =>
  new Map(
    contrastProblems(lookOfForm(form)).map((one) => [`${one.scheme}.${one.role}` as const, one]),
  )

/** Errors by field. */
export function checkTheme(form: ThemeForm, texts: Messages['themeEditor']): Errors {
  const contrast = [...problemsOf(form)].map(([field, one]) => [
    `colours.${field}`,
    sentenceOf(one, texts),
  ])
  const colours = colourFields.flatMap(([field]) =>
    form.colours[field] === '' || isColour(form.colours[field])
      ? []
      : [[`colours.${field}`, texts.badColour]],
  )
  const problems = textFields.flatMap(([field, , key]) => {
    const problem = problemOfText(form.texts[field].trim(), key, texts)
    return problem === undefined ? [] : [[`texts.${field}`, problem]]
  })
  return Object.fromEntries([...contrast, ...colours, ...problems])
}

/** Which text cannot be read where, and how far it is from it. */
export const sentenceOf = (
  { pair: [text, ground], ratio, least }: ContrastProblem,
  texts: Messages['themeEditor'],
): string => texts.tooWeak({ text: texts.pairs[text], ground: texts.pairs[ground], ratio, least })

function problemOfText(
  text: string,
  key: ThemeTextKey,
  texts: Messages['themeEditor'],
): string | undefined {
  if (text === '') return undefined
  const { placeholders }: { readonly placeholders: readonly string[] } = themeTexts[key]
  const { names, broken } = readPlaceholders(text)
  const missing = placeholders.find((one) => !names.includes(one))
  if (missing) return texts.placeholderMissing({ name: `{${missing}}` })
  const unknown = broken ?? names.find((one) => !placeholders.includes(one))
  return unknown === undefined ? undefined : texts.placeholderUnknown({ name: unknown })
}
