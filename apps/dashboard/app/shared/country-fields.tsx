import { countriesIn } from '@vitrine/messages/countries'
import type { Suggestion } from './combobox.tsx'
import { SelectField } from './fields.tsx'
import { useLanguage } from './language.tsx'
import type { SearchResults } from './use-search-results.ts'

/** Countries whose name or code contains the input. */
export function useCountrySearch(q: string): SearchResults<Suggestion> {
  const language = useLanguage()
  const typed = q.toLocaleLowerCase(language)
  const items = countriesIn(language).filter(
    ({ id, name }) =>
      name.toLocaleLowerCase(language).includes(typed) || id.toLowerCase() === typed,
  )
  return { items, hasMore: false, more: nothing, isBusy: false, error: null, retry: nothing }
}

const nothing = () => {}

interface CountryFieldProps {
  readonly label: string
  /** Label of the empty option. */
  readonly none: string
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (code: string) => void
}

/** One country, by its name in the reader's language. */
export function CountryField({ label, none, value, error, onValue }: CountryFieldProps) {
  const countries = countriesIn(useLanguage())
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        ['', none],
        ...countries.map(({ id, name }): readonly [string, string] => [id, name]),
      ]}
      {...(error && { error })}
      onValue={onValue}
    />
  )
}
